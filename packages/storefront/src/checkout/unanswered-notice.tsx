import { useTranslate } from '@shop/i18n/react';
import {
  type ShopPurchases,
  type UnansweredPurchase,
  createShopPurchases,
  latestUnansweredOf,
  maxAskingMs,
} from '@shop/storefront-core/checkout';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/**
 * Reminds the player of a purchase without an answer, after a reload and after its popup was closed.
 * It only opens that popup and sends nothing.
 */
export function UnansweredNotice(): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const unanswered = useUnanswered();
  // Without a window the player has paid nothing yet: they are led on, and not warned.
  const isUnpaid = unanswered?.isWindowless === true;
  const action = {
    label: translate(isUnpaid ? 'orders.continue' : 'result.checkNow'),
    onPress: () => {
      dispatch(popupStack.actions.opened('unknown-outcome'));
    },
  };
  return (
    <PageNotice
      kind={unanswered && (isUnpaid ? 'order-pending' : 'unanswered')}
      detail={isUnpaid ? [unanswered.summary.goods] : []}
      action={action}
    />
  );
}

/** Returns the latest purchase without an answer. Checks whenever no popup is open, which is how every purchase ends. */
function useUnanswered(): UnansweredPurchase | null {
  const purchases = usePurchases();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const isNothingOpen = useShopSelector(selectPopups).length === 0;
  return isNothingOpen && suid !== null ? latestUnansweredOf(purchases, suid) : null;
}

function usePurchases(): ShopPurchases {
  const services = useServices();
  const [purchases] = useState(() => createShopPurchases(services));
  return purchases;
}

/**
 * Goes on with a purchase for which the browser has left the page without opening a window: its popup asks for the
 * order, and offers to pay it. Other purchases of earlier pages, and older ones, wait for the notice to be pressed.
 */
export function useResumedPurchase(): void {
  const dispatch = useShopDispatch();
  const { time } = useServices();
  const purchases = usePurchases();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  useEffect(() => {
    const left = suid === null ? null : latestUnansweredOf(purchases, suid);
    if (left?.isWindowless !== true || time.isOfThisPage(left.pressedAt)) return;
    if ((time.since(left.pressedAt) ?? 0) >= maxAskingMs) return;
    dispatch(popupStack.actions.opened('unknown-outcome'));
  }, [suid, purchases, time, dispatch]);
}
