import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi } from '@shop/api-client/checkout';
import type { Channel } from '@shop/contract';
import { type MessageKey, formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { channelKey } from '@shop/payments';
import type { UnansweredPurchase, UnpaidOrderOffer } from '@shop/storefront-core/checkout';
import { type KnownOrder, paidOrderFor, unpaidOrderFor } from '@shop/storefront-core/orders';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import type { Message } from '@shop/ui/message-line';
import type { RechargePopupProps } from '@shop/ui/recharge-popup';
import { useState } from 'react';
import { useOrders } from '../orders';
import { useReopenOrder } from '../result';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useCheckoutService } from './use-checkout-service';

const { useOrderInfoQuery } = checkoutApi;

/** Returns the unpaid order for the chosen goods and character; null if none is known. */
export function useUnpaidOrder(): UnpaidOrderOffer | null {
  const { backEnd } = useServices().config.brand;
  const { replenishId } = useServices();
  const selection = useShopSelector(selectSelection);
  const order = unpaidOrderFor(useOrders(), { selection, replenishId: replenishId ?? '' });
  return order === null ? null : { order, canBeReplaced: backEnd.replacesUnpaid };
}

/** What the recharge popup says and offers while there is an unpaid order, or a purchase without an answer. */
export interface UnpaidOffer {
  readonly message: Message;
  /** In the place of buying, unless another way to pay is chosen and possible. */
  readonly instead: RechargePopupProps['instead'];
}

/** Returns what to say and offer while there is an unpaid order for the chosen goods; null if there is nothing to say. */
export function useUnpaidOffer(
  unpaid: UnpaidOrderOffer | null,
  chosen: Channel | null,
): UnpaidOffer | null {
  const translate = useTranslate();
  const reopen = useReopenOrder();
  const isSameWay = useIsSameWay(unpaid?.order, chosen);
  const isBlocked = unpaid !== null && !unpaid.canBeReplaced;
  const { currentData } = useOrderInfoQuery(
    isBlocked ? { billing_no: unpaid.order.billingNo } : skipToken,
  );
  const unanswered = useUnansweredBefore();
  const checkNow = useCheckNow();
  const paid = usePaidOrder();
  const showing = (order: KnownOrder, label: MessageKey): NonNullable<UnpaidOffer['instead']> => ({
    label: translate(label),
    onPress: () => {
      reopen(order);
    },
  });
  if (unpaid === null) {
    if (unanswered !== null) return { message: checkNow(unanswered), instead: undefined };
    if (paid === null) return null;
    const action = showing(paid, 'orders.show');
    return {
      message: { tone: 'info', text: translate('result.success'), action },
      instead: undefined,
    };
  }
  const show = (label: MessageKey): NonNullable<UnpaidOffer['instead']> =>
    showing(unpaid.order, label);
  if (isBeingConfirmed(unpaid.order)) {
    const message = { tone: 'info', text: translate('result.tipWait') } as const;
    const action = show('orders.show');
    return isSameWay || isBlocked
      ? { message, instead: action }
      : { message: { ...message, action }, instead: undefined };
  }
  // The button that buys opens its card fields again.
  if (unpaid.order.waitsForCard === true && isSameWay && chosen !== null)
    return {
      message: { tone: 'info', text: translate('recharge.cardCancelled') },
      instead: undefined,
    };

  const action = show('error.payUnpaidOrder');
  if (unpaid.canBeReplaced) {
    const message = { tone: 'warning', text: translate('unpaid.choose') } as const;
    return isSameWay
      ? { message, instead: action }
      : { message: { ...message, action }, instead: undefined };
  }
  const endsAt = currentData?.pay_end_time ?? 0;
  const time = formatTimestamp(endsAt, localOffsetMinutes(endsAt));
  const text = endsAt === 0 ? translate('error.unpaidOrder') : translate('unpaid.wait', { time });
  return { message: { tone: 'warning', text }, instead: action };
}

/**
 * Returns an order for the chosen goods that was paid meanwhile, on another device or after it had ended: without a word
 * of it the player would pay again.
 */
function usePaidOrder(): KnownOrder | null {
  const { replenishId } = useServices();
  const selection = useShopSelector(selectSelection);
  return paidOrderFor(useOrders(), { selection, replenishId: replenishId ?? '' });
}

/** Whether there is nothing to pay an order with, since the player has sent it: only its outcome is missing. */
function isBeingConfirmed({ payLink, waitsForCard }: KnownOrder): boolean {
  return payLink === null && waitsForCard !== true;
}

/** Returns what to say of a purchase without an answer: it is asked for, not paid again; its card is entered again. */
function useCheckNow(): (unanswered: UnansweredPurchase) => Message {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  return ({ takesCard }) =>
    takesCard
      ? { tone: 'warning', text: translate('prepaid.enterAgain') }
      : {
          tone: 'warning',
          text: translate('result.unanswered'),
          action: {
            label: translate('result.checkNow'),
            onPress: () => {
              dispatch(popupStack.actions.opened('unknown-outcome'));
            },
          },
        };
}

/**
 * Returns the latest purchase if it had no answer when the recharge popup opened; null if it had, also for one that was
 * pressed since then.
 */
function useUnansweredBefore(): UnansweredPurchase | null {
  const { latestUnanswered } = useCheckoutService();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const isOpen = useShopSelector(selectPopups).includes('recharge');
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<UnansweredPurchase | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setBefore(isOpen && suid !== null ? latestUnanswered(suid) : null);
  }
  // It may have been answered meanwhile.
  const isStill = before !== null && latestUnanswered(before.intent.suid)?.key === before.key;
  return isStill ? before : null;
}

/** Whether the chosen channel is the one the order is paid with, or none is chosen. */
function useIsSameWay(order: KnownOrder | undefined, chosen: Channel | null): boolean {
  const { subChannelId } = useShopSelector(selectSelection);
  if (chosen === null) return true;
  const choice = order?.choice;
  return choice?.channelKey === channelKey(chosen) && choice.subChannelId === (subChannelId ?? '');
}
