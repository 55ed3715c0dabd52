import { checkoutApi } from '@shop/api-client/checkout';
import type { CardFrame } from '@shop/payments/hosted-card';
import { isCardFrame, payLinkOf } from '@shop/storefront-core/pay-links';
import { type OrderMade, resultSlice, selectResult } from '@shop/storefront-core/result';
import { useEffect, useEffectEvent } from 'react';
import { useShowOrder } from '../result';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useToast } from '../toasts';
import { inCardPopup, loadCardFields, useCheckoutService } from './use-checkout-service';

const { useLazyOrderInfoQuery } = checkoutApi;

/**
 * Opens the card fields of an order that the player continues, above the popup that shows the order. Their address is
 * read with the order: nothing is created, and no fields open for an order that has been settled meanwhile.
 */
export function useContinuedCard(): void {
  const dispatch = useShopDispatch();
  const showOrder = useShowOrder();
  const showToast = useToast();
  const { code } = useServices();
  const { cardPrompt } = useCheckoutService();
  const frameOf = useFrameOf();
  const order = useShopSelector(selectResult);
  const continued = order?.isContinued === true ? order.billingNo : null;

  const open = useEffectEvent(async (): Promise<void> => {
    if (order === null) return;
    const isStillContinued = (): boolean =>
      dispatch((_, getState) => selectResult(getState())?.isContinued === true);
    const frame = await code.load(loadCardFields).then(
      async () => frameOf(order),
      () => {
        showToast('error.cardFormUnavailable', 'error');
        return null;
      },
    );
    const outcome =
      frame === null || !isStillContinued()
        ? 'cancelled'
        : await inCardPopup(dispatch, cardPrompt.show({ frame, bought: order }));
    if (outcome === 'done') {
      showOrder({ ...order, waitsForCard: false, isContinued: false, isNew: false });
      return;
    }
    if (outcome === 'load-failed') showToast('error.cardFormUnavailable', 'error');
    dispatch(resultSlice.actions.cardLeft());
  });
  useEffect(() => {
    if (continued !== null) void open();
  }, [continued]);
}

/** Returns how to read where the card of an order is entered; null, said if need be, where it is not. */
function useFrameOf(): (order: OrderMade) => Promise<CardFrame | null> {
  const { config } = useServices();
  const showToast = useToast();
  const [read] = useLazyOrderInfoQuery();
  return async ({ billingNo }) => {
    const { data, error } = await read({ billing_no: billingNo });
    const url = data?.url ?? '';
    const link = isCardFrame(config, url) ? payLinkOf(config, url) : null;
    if (link !== null) return { url: link, origin: new URL(link).origin };
    // An order without an address is settled, which the popup says at its next check.
    if (error !== undefined) showToast('error.network', 'error');
    else if (url !== '') showToast('error.badLink', 'error');
    return null;
  };
}
