import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi } from '@shop/api-client/checkout';
import type { Channel } from '@shop/contract';
import { useLanguage, useTranslate } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import type { Message } from '@shop/ui/message-line';
import type { RechargePopupProps } from '@shop/ui/recharge-popup';
import { useSelector } from 'react-redux';
import type { HeldCoupon } from '../coupons';
import { type KnownOrder, unpaidOrderFor, useOrders } from '../orders';
import { useReopenOrder } from '../result';
import { selectSelection } from '../selection';
import { useServices } from '../services';

const { useOrderInfoQuery } = checkoutApi;

/** An unpaid order for the chosen goods, which blocks another one (spec §5). */
export interface UnpaidOrder {
  readonly order: KnownOrder;
  /** Whether the back end ends it for a new order that names it. */
  readonly canBeReplaced: boolean;
}

/** Returns the unpaid order for the chosen goods and character; null if none is known. */
export function useUnpaidOrder(): UnpaidOrder | null {
  const { backEnd } = useServices().config.brand;
  const { debtId } = useServices();
  const order = unpaidOrderFor(useOrders(), useSelector(selectSelection), debtId ?? '');
  return order === null ? null : { order, canBeReplaced: backEnd.replacesUnpaid };
}

/** Returns the coupon and the price of an order that may be replaced; null if it has no coupon. */
export function heldCoupon(unpaid: UnpaidOrder | null): HeldCoupon | null {
  const { choice, payment } = unpaid?.order ?? {};
  const price = payment?.pay_money;
  if (unpaid?.canBeReplaced !== true || !choice?.couponCode || price === undefined) return null;
  return { code: choice.couponCode, price };
}

/** What the recharge popup says and offers while there is an unpaid order. */
export interface UnpaidOffer {
  readonly message: Message;
  /** In the place of buying, unless another way to pay is chosen and possible. */
  readonly instead: RechargePopupProps['instead'];
}

/** Returns what to offer while there is an unpaid order for the chosen goods; null if there is none. */
export function useUnpaidOffer(
  unpaid: UnpaidOrder | null,
  chosen: Channel | null,
): UnpaidOffer | null {
  const translate = useTranslate();
  const { code } = useLanguage();
  const reopen = useReopenOrder();
  const isSameWay = useIsSameWay(unpaid?.order, chosen);
  const isBlocked = unpaid !== null && !unpaid.canBeReplaced;
  const { currentData } = useOrderInfoQuery(
    isBlocked ? { billing_no: unpaid.order.billingNo } : skipToken,
  );
  if (unpaid === null) return null;

  const action = {
    label: translate('error.payUnpaidOrder'),
    onPress: () => {
      reopen(unpaid.order);
    },
  };
  if (unpaid.canBeReplaced) {
    const message = { tone: 'warning', text: translate('unpaid.choose') } as const;
    return isSameWay
      ? { message, instead: action }
      : { message: { ...message, action }, instead: undefined };
  }
  const endsAt = currentData?.pay_end_time ?? 0;
  const time = new Date(endsAt * 1_000).toLocaleTimeString(code, { timeStyle: 'short' });
  const text = endsAt === 0 ? translate('error.unpaidOrder') : translate('unpaid.wait', { time });
  return { message: { tone: 'warning', text }, instead: action };
}

/** Whether the chosen channel is the one the order is paid with, or none is chosen. */
function useIsSameWay(order: KnownOrder | undefined, chosen: Channel | null): boolean {
  const { subChannelId } = useSelector(selectSelection);
  if (chosen === null) return true;
  const choice = order?.choice;
  return choice?.channelKey === channelKey(chosen) && choice.subChannelId === (subChannelId ?? '');
}
