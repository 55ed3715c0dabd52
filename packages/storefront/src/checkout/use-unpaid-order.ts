import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi } from '@shop/api-client/checkout';
import type { Channel } from '@shop/contract';
import { type MessageKey, formatTimestamp, localOffsetMinutes } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { channelKey } from '@shop/payments';
import type { UnansweredPurchase, UnpaidOrderOffer } from '@shop/storefront-core/checkout';
import {
  type ChosenGoods,
  type KnownOrder,
  isBeingConfirmed,
  paidNumbers,
  paidOrderFor,
  unpaidOrderFor,
} from '@shop/storefront-core/orders';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import type { Message } from '@shop/ui/message-line';
import type { RechargePopupProps } from '@shop/ui/recharge-popup';
import { useState } from 'react';
import { useOrders } from '../orders';
import { useOnOpening } from '../popups';
import { useReopenOrder } from '../result';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useCheckoutService } from './use-checkout-service';

const { useOrderInfoQuery } = checkoutApi;

function useChosenGoods(): ChosenGoods {
  const { replenishId } = useServices();
  return { selection: useShopSelector(selectSelection), replenishId: replenishId ?? '' };
}

/** Returns the unpaid order for the chosen goods and character; null if none is known. */
export function useUnpaidOrder(): UnpaidOrderOffer | null {
  const { backEnd } = useServices().config.brand;
  const order = unpaidOrderFor(useOrders(), useChosenGoods());
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
  const earlier = useEarlierPurchase();
  if (unpaid === null) return earlier && { message: earlier, instead: undefined };

  const show = (label: MessageKey): NonNullable<UnpaidOffer['instead']> => ({
    label: translate(label),
    onPress: () => {
      reopen(unpaid.order);
    },
  });
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
 * Returns what to say of an earlier purchase: of one without an answer, that it is asked for and not paid again, and that
 * its card is entered again; of one that was paid on another device or in another tab, or after it had ended, that it is
 * paid. Null if there is none.
 */
function useEarlierPurchase(): Message | null {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const reopen = useReopenOrder();
  const { paidBefore, unanswered } = useBeforeOpening();
  const paid = paidOrderFor(useOrders(), useChosenGoods(), paidBefore);
  const leading = (label: MessageKey, onPress: () => void): Message['action'] => ({
    label: translate(label),
    onPress,
  });
  if (unanswered?.takesCard === true)
    return { tone: 'warning', text: translate('prepaid.enterAgain') };
  if (unanswered !== null) {
    const action = leading('result.checkNow', () => {
      dispatch(popupStack.actions.opened('unknown-outcome'));
    });
    return { tone: 'warning', text: translate('result.unanswered'), action };
  }
  if (paid === null) return null;
  const action = leading('orders.show', () => {
    reopen(paid);
  });
  return { tone: 'info', text: translate('result.success'), action };
}

/**
 * Returns what there was when the recharge popup opened: the numbers of the paid orders, since another tab may pay meanwhile
 * and show it to the player there, and the latest purchase, if it had no answer then and has none now.
 */
function useBeforeOpening(): {
  readonly paidBefore: readonly string[] | null;
  readonly unanswered: UnansweredPurchase | null;
} {
  const { latestUnanswered } = useCheckoutService();
  const suid = useShopSelector(selectUser)?.suid ?? null;
  const orders = useOrders();
  const [paidBefore, setPaidBefore] = useState<readonly string[] | null>(null);
  const [before, setBefore] = useState<UnansweredPurchase | null>(null);
  useOnOpening(useShopSelector(selectPopups).includes('recharge'), () => {
    setPaidBefore(paidNumbers(orders));
    setBefore(suid === null ? null : latestUnanswered(suid));
  });
  const isStill = before !== null && latestUnanswered(before.intent.suid)?.key === before.key;
  return { paidBefore, unanswered: isStill ? before : null };
}

/** Whether the chosen channel is the one the order is paid with, or none is chosen. */
function useIsSameWay(order: KnownOrder | undefined, chosen: Channel | null): boolean {
  const { subChannelId } = useShopSelector(selectSelection);
  if (chosen === null) return true;
  const choice = order?.choice;
  return choice?.channelKey === channelKey(chosen) && choice.subChannelId === (subChannelId ?? '');
}
