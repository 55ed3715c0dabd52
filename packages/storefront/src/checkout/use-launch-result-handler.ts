import { Code } from '@shop/contract';
import { useTranslate } from '@shop/i18n/react';
import type { LaunchResult } from '@shop/payments';
import { type Bought, followUpOf, isAboutGoods } from '@shop/storefront-core/checkout';
import { keepReplenishmentOrder } from '@shop/storefront-core/replenishment';
import type { KnownOrder } from '@shop/storefront-core/orders';
import { isCardFrame, payLinkOf } from '@shop/storefront-core/pay-links';
import { popupStack } from '@shop/storefront-core/popups';
import { refusalText } from '@shop/storefront-core/refusals';
import type { OrderMade } from '@shop/storefront-core/result';
import { selectUser } from '@shop/storefront-core/session';
import type { Message } from '@shop/ui/message-line';
import { useGoodsQuery } from '../goods';
import { useOrderLedger, useOrders } from '../orders';
import { useReopenOrder, useShowOrder } from '../result';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/**
 * Returns a handler that opens the popup a launch leads to. The handler returns the message for the
 * recharge popup; null if there is none.
 */
export function useLaunchResultHandler(): (bought: Bought, result: LaunchResult) => Message | null {
  const translate = useTranslate();
  const dispatch = useShopDispatch();
  const showOrder = useShowOrder();
  const showUnpaid = useShowUnpaid();
  const ledger = useOrderLedger();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const orders = (): readonly KnownOrder[] => (suid === null ? [] : ledger.ordersOf(suid));
  const reopen = useReopenOrder();
  const { refetch } = useGoodsQuery();
  const { replenishId, storage } = useServices();

  // Without "this order exists already": the player has just entered its card.
  const withCardSent = (order: OrderMade): OrderMade => {
    const known = orders().find(({ billingNo }) => billingNo === order.billingNo);
    if (known?.waitsForCard !== true) return order;
    return { ...order, waitsForCard: false, isRepeated: false };
  };

  return ({ replaces, ...bought }, result) => {
    const next = followUpOf(result);
    switch (next.kind) {
      case 'show-order': {
        const { kind: _, ...order } = next;
        if (suid !== null && replaces) ledger.replace(suid, replaces, order.billingNo);
        if (replenishId !== null) keepReplenishmentOrder(storage, replenishId, order.billingNo);
        showOrder(withCardSent({ ...bought, ...order }));
        return null;
      }
      case 'show-unknown':
        dispatch(popupStack.actions.replaced('unknown-outcome'));
        return null;
      case 'nothing':
        return null;
      case 'explain': {
        const left = result.kind === 'cancelled' ? result.billingNo : null;
        const ended = orders().find(
          ({ billingNo, status }) => billingNo === left && status !== 'placed',
        );
        if (ended === undefined) return { tone: next.tone, text: translate(next.key) };
        // In another tab, while its card fields were open in this one. The popup knows the order that has replaced it.
        if (ended.status !== 'replaced') reopen(ended);
        return null;
      }
      case 'explain-refusal':
        if (isAboutGoods(next.code)) void refetch();
        // The order is another payer's: do not show anything of it.
        if (next.code === Code.unpaidOrder && replenishId !== null)
          return { tone: 'warning', text: translate('replenish.otherPayer') };
        // Somebody else may have paid it, or its time is over. The page closes the payment once it knows.
        if (next.code === Code.linkExpired && replenishId !== null)
          return { tone: 'error', text: translate('replenish.errorText') };
        // The back end sheds load: there is no order, and the next press has the same key.
        if (next.code === Code.tooManyRequests)
          return { tone: 'error', text: translate('recharge.busy') };
        // No coupon was sent that could be at fault.
        if (next.code === Code.illegalCouponUse && (bought.choice?.couponCode ?? '') === '')
          return { tone: 'error', text: next.msg.trim() || translate('error.generic') };
        return { tone: 'error', text: refusalText(translate, next) };
      case 'offer-unpaid':
        showUnpaid({ replaces, ...bought }, next);
        return null;
    }
  };
}

/** How an order of another device is paid. */
const unknownWay = { channelKey: '', subChannelId: '', couponCode: '' } as const;

/**
 * Returns a function that leads to an unpaid order: by the recharge popup, which offers to pay it; or at
 * once if it is the one that was to be replaced, since it may have been paid.
 */
function useShowUnpaid(): (
  bought: Bought,
  unpaid: { readonly billingNo: string; readonly url: string },
) => void {
  const dispatch = useShopDispatch();
  const { config } = useServices();
  const ledger = useOrderLedger();
  const orders = useOrders();
  const reopen = useReopenOrder();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  return ({ summary, choice, payment, replaces }, { billingNo, url }) => {
    const known = orders.find((order) => order.billingNo === billingNo);
    const takesCard = isCardFrame(config, url);
    const payLink = takesCard ? null : payLinkOf(config, url);
    if (known !== undefined && (replaces === billingNo || takesCard)) {
      reopen({ ...known, payLink });
      return;
    }
    if (suid !== null)
      ledger.add(suid, {
        billingNo,
        payLink,
        ...(takesCard && { waitsForCard: true }),
        // How and at what price it is paid is not known.
        summary: { ...summary, method: undefined },
        payment: { product_id: payment?.product_id },
        ...(choice !== undefined && { choice: { ...choice, ...unknownWay } }),
      });
    dispatch(popupStack.actions.replaced('recharge'));
  };
}
