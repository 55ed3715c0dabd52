import { isWideWindow, onWindowSize } from '@shop/storefront-core/browser';
import { type PopupName, popupStack, selectPopups } from '@shop/storefront-core/popups';
import { nextStep, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { usePopupPlace } from './popup-places';

const paymentPopups = ['recharge', 'result'] as const satisfies readonly PopupName[];
const none: readonly PopupName[] = [];

/** Returns whether the window has room for two columns. */
export function useIsWideWindow(): boolean {
  return useSyncExternalStore(onWindowSize, () => isWideWindow());
}

/**
 * Returns the popups that are shown in the second column of the page, which has to be wide and to have a place for
 * them. The page stays in use beside them, so they end with what they are about: with the page, the result with the
 * choice of other goods, and the payment once it is for nobody.
 */
export function usePaymentColumn(): readonly PopupName[] {
  const { place } = usePopupPlace();
  const isWide = useIsWideWindow();
  const isShown = isWide && place !== null;
  useEndWithPage(place, isWide);
  useEndOfResult(isShown);
  useEndWithoutRecipient(isShown);
  return isShown ? paymentPopups : none;
}

/** Closes them with their page, before they would be over the next one. */
function useEndWithPage(place: HTMLElement | null, isWide: boolean): void {
  const dispatch = useShopDispatch();
  const end = useEffectEvent(() => {
    if (isWide) paymentPopups.forEach((name) => dispatch(popupStack.actions.closed(name)));
  });
  useLayoutEffect(() => {
    if (place === null) return undefined;
    return () => {
      end();
    };
  }, [place]);
}

/**
 * Closes the result for the order of other goods. The order stays in sight by its notice. A payment for another player
 * has no others: its goods become known a while after the page.
 */
function useEndOfResult(isShown: boolean): void {
  const dispatch = useShopDispatch();
  const { productId } = useShopSelector(selectSelection);
  const { replenishId } = useServices();
  const isTop = useShopSelector(selectPopups).at(-1) === 'result';
  const end = useEffectEvent(() => {
    if (isShown && isTop && productId !== null && replenishId === null)
      dispatch(popupStack.actions.closed('result'));
  });
  useEffect(() => {
    end();
  }, [productId]);
}

/**
 * Closes the payment once account, game, server or character are missing. While another popup is above it, in which
 * they may be chosen, it waits.
 */
function useEndWithoutRecipient(isShown: boolean): void {
  const dispatch = useShopDispatch();
  const isSignedIn = useShopSelector(selectUser) !== null;
  const next = nextStep(useShopSelector(selectSelection), isSignedIn);
  const isTop = useShopSelector(selectPopups).at(-1) === 'recharge';
  const hasRecipient = next === 'buy' || next === 'goods';
  useEffect(() => {
    if (isShown && isTop && !hasRecipient) dispatch(popupStack.actions.closed('recharge'));
  }, [isShown, isTop, hasRecipient, dispatch]);
}
