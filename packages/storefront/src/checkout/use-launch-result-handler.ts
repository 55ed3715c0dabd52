import { Code, unpaidOrder } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { LaunchResult, Presentation, Refused } from '@shop/payments';
import type { Bought } from '@shop/storefront-core/checkout';
import { keepReplenishmentOrder } from '@shop/storefront-core/replenishment';
import type { KnownOrder } from '@shop/storefront-core/orders';
import { isCardFrame, payLinkOf } from '@shop/storefront-core/pay-links';
import { popupStack } from '@shop/storefront-core/popups';
import { refusalText } from '@shop/storefront-core/refusals';
import type { OrderMade } from '@shop/storefront-core/result';
import { selectUser } from '@shop/storefront-core/session';
import type { Message } from '@shop/ui/message-line';
import * as v from 'valibot';
import { useRefetchReplenishment } from '../replenishment';
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
  const { refetch } = useGoodsQuery();
  const { replenishId, storage } = useServices();
  const refetchReplenishment = useRefetchReplenishment();

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
      case 'explain':
        return { tone: next.tone, text: translate(next.key) };
      case 'explain-refusal':
        if (isAboutGoods(next.code)) void refetch();
        if (next.code === Code.priceChanged) refetchReplenishment();
        // The order is another payer's: do not show anything of it.
        if (next.code === Code.unpaidOrder && replenishId !== null)
          return { tone: 'warning', text: translate('replenish.otherPayer') };
        // The back end sheds load: there is no order, and the next press has the same key.
        if (next.code === Code.tooManyRequests)
          return { tone: 'error', text: translate('recharge.busy') };
        return { tone: 'error', text: refusalText(translate, next) };
      case 'offer-unpaid':
        showUnpaid({ replaces, ...bought }, next);
        return null;
    }
  };
}

/** Whether the goods are not listed, or not at this price, as the player sees them. */
function isAboutGoods(code: number): boolean {
  return code === Code.priceChanged || code === Code.goodsNotInGame;
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

/** What the shop does after a launch. */
export type LaunchFollowUp =
  /** There is an order to wait for. */
  | ({ readonly kind: 'show-order' } & Omit<OrderMade, keyof Bought>)
  /** An order may exist. */
  | { readonly kind: 'show-unknown' }
  /** There is no order to pay; the recharge popup explains why. */
  | { readonly kind: 'explain'; readonly tone: 'error' | 'info'; readonly key: MessageKey }
  | { readonly kind: 'explain-refusal'; readonly code: number; readonly msg: string }
  /** The page explains it elsewhere, or there is nothing to explain. */
  | { readonly kind: 'nothing' }
  /** An older order for the same goods has to be paid first (spec §5). */
  | { readonly kind: 'offer-unpaid'; readonly billingNo: string; readonly url: string };

/** Returns what follows from a launch. No follow-up claims that an order is paid. */
export function followUpOf(result: LaunchResult): LaunchFollowUp {
  switch (result.kind) {
    case 'redirect':
    case 'pending': {
      const { billingNo, repeated } = result;
      const made = {
        kind: 'show-order',
        billingNo,
        isNew: !repeated,
        isRepeated: repeated,
      } as const;
      if (result.kind === 'pending') return { ...made, payLink: null };
      return { ...made, payLink: result.link, opensInTab: !result.isOpen };
    }
    case 'unknown':
      return { kind: 'show-unknown' };
    case 'cancelled':
      // Without an order there is nothing to continue.
      if (result.billingNo === null) return { kind: 'nothing' };
      return { kind: 'explain', tone: 'info', key: 'recharge.cardCancelled' };
    case 'load-failed':
      return { kind: 'explain', tone: 'error', key: loadFailedKeys[result.part] };
    case 'refused':
      return followUpOfRefusal(result);
  }
}

const loadFailedKeys = {
  redirect: 'error.channelUnavailable',
  'hosted-card': 'error.cardFormUnavailable',
  'gateway-script': 'error.gatewayUnavailable',
  'in-game-card': 'error.cardFormUnavailable',
} as const satisfies Record<Presentation, MessageKey>;

const refusedKeys = {
  'channel-not-served': 'error.channelNotFound',
  'invalid-link': 'error.badLink',
  'no-billing-no': 'error.noOrder',
} as const satisfies Record<Exclude<Refused['reason'], 'answer'>, MessageKey>;

function followUpOfRefusal(refused: Refused): LaunchFollowUp {
  switch (refused.reason) {
    case 'channel-not-served':
    case 'invalid-link':
    case 'no-billing-no':
      return { kind: 'explain', tone: 'error', key: refusedKeys[refused.reason] };
    case 'answer': {
      const { code, msg, content } = refused;
      // The page shows a toast for these codes, and another popup or none.
      if (code === Code.notLoggedIn || code === Code.noGame) return { kind: 'nothing' };
      const unpaid = code === Code.unpaidOrder ? v.safeParse(unpaidOrder, content) : null;
      if (unpaid?.success !== true) return { kind: 'explain-refusal', code, msg };
      return {
        kind: 'offer-unpaid',
        billingNo: unpaid.output.billing_no,
        url: unpaid.output.url,
      };
    }
  }
}

/** Returns what to say beside the follow-up: that the browser has opened no window. */
export function toastKeysFor(result: LaunchResult): readonly MessageKey[] {
  const isBlocked = result.kind === 'redirect' && !result.isOpen;
  return isBlocked ? ['error.popupBlocked'] : [];
}

/** Whether an order was refused because its coupon cannot be used (spec §8). */
export function isCouponRefusal(outcome: LaunchResult): boolean {
  return (
    outcome.kind === 'refused' &&
    outcome.reason === 'answer' &&
    outcome.code === Code.illegalCouponUse
  );
}
