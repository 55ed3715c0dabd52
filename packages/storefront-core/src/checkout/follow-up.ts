import { Code, unpaidOrder } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import type { LaunchResult, Presentation, Refused } from '@shop/payments';
import * as v from 'valibot';
import type { OrderMade } from '../result';
import type { Bought } from './bought';

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
  'empty-parameter': 'error.generic',
  'no-billing-no': 'error.noOrder',
} as const satisfies Record<Exclude<Refused['reason'], 'answer'>, MessageKey>;

function followUpOfRefusal(refused: Refused): LaunchFollowUp {
  switch (refused.reason) {
    case 'channel-not-served':
    case 'empty-parameter':
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

/** Whether the payment takes a prepaid card that is no longer held, so that the player has to type it. */
export function isCardGone(outcome: LaunchResult): boolean {
  return outcome.kind === 'cancelled' && outcome.billingNo === null;
}

/** Whether the goods of a refused order are not listed, or not at this price, as the player sees them. */
export function isAboutGoods(code: number): boolean {
  return code === Code.priceChanged || code === Code.goodsNotInGame;
}

/** Whether an order was refused because its coupon cannot be used (spec §8). */
export function isCouponRefusal(outcome: LaunchResult): boolean {
  return (
    outcome.kind === 'refused' &&
    outcome.reason === 'answer' &&
    outcome.code === Code.illegalCouponUse
  );
}
