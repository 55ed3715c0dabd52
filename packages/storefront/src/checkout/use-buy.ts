import { type LaunchResult, isAppBrowser } from '@shop/payments';
import {
  type Purchase,
  boughtOf,
  isCouponRefusal,
  toastKeysFor,
} from '@shop/storefront-core/checkout';
import { resultSlice } from '@shop/storefront-core/result';
import { selectSelection } from '@shop/storefront-core/selection';
import type { Message } from '@shop/ui/message-line';
import { useEffect, useState } from 'react';
import { useServices } from '../services';
import { useAccountCheck } from '../sign-in';
import { useShopDispatch, useShopSelector } from '../store';
import { useToast } from '../toasts';
import { useCheckoutService } from './use-checkout-service';
import { useLaunchResultHandler } from './use-launch-result-handler';
import { usePaymentEvents } from './use-payment-events';

/** The state of buying. */
export interface Buying {
  /** Call it in the player's gesture: it may open a window. */
  readonly buy: (purchase: Purchase) => void;
  readonly isBusy: boolean;
  /** Why there is no order to wait for; null if there is one, or before the first press. */
  readonly message: Message | null;
  readonly clearMessage: () => void;
}

interface BuyingOptions {
  readonly isOpen: boolean;
  readonly onCouponRefused: () => void;
}

/** Returns how to buy, and what came of the last press. */
export function useBuy({ isOpen, onCouponRefused }: BuyingOptions): Buying {
  const checkout = useCheckoutService();
  const conclude = useConclusion();
  const isAccountCurrent = useAccountCheck();
  const events = usePaymentEvents();
  const [ongoingPresses, setOngoingPresses] = useState(0);
  const [message, setMessage] = useMessageOfGoods(isOpen);

  const buy = (purchase: Purchase): void => {
    if (!isAccountCurrent()) return;
    setMessage(null);
    setOngoingPresses((count) => count + 1);
    events.pressed(purchase);
    void checkout.buy(purchase).then((outcome) => {
      setOngoingPresses((count) => count - 1);
      if (outcome.kind === 'busy') return;
      events.launched(purchase, outcome);
      if (isCouponRefusal(outcome)) onCouponRefused();
      setMessage(conclude(purchase, outcome));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy: ongoingPresses > 0, message, clearMessage };
}

/** Returns what shows how a press has ended; it returns what the popup says, or null. */
function useConclusion(): (purchase: Purchase, outcome: LaunchResult) => Message | null {
  const handleResult = useLaunchResultHandler();
  const showToast = useToast();
  const dispatch = useShopDispatch();
  const { page } = useServices();
  return (purchase, outcome) => {
    // Where the browser has one tab, the page to pay on follows in it.
    const isFollowed = isAppBrowser(page.browser.navigator.userAgent);
    for (const key of isFollowed ? [] : toastKeysFor(outcome)) showToast(key);
    const message = handleResult(boughtOf(purchase), outcome);
    if (isFollowed && outcome.kind === 'redirect') dispatch(resultSlice.actions.pageFollowed());
    return message;
  };
}

/**
 * Returns the message about the chosen goods, and a function that sets it. With other goods, or once the popup has closed,
 * there is none; one that is set while the popup is closed stands when it opens.
 */
function useMessageOfGoods(
  isOpen: boolean,
): readonly [Message | null, (message: Message | null) => void] {
  const { productId } = useShopSelector(selectSelection);
  const [stored, setStored] = useState<{ about: string | null; message: Message | null } | null>(
    null,
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      setStored(null);
    };
  }, [isOpen]);
  const setMessage = (message: Message | null): void => {
    setStored({ about: productId, message });
  };
  return [stored?.about === productId ? stored.message : null, setMessage];
}
