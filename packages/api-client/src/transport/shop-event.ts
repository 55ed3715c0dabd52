import { Code } from '@shop/contract';
import type { CallFailed } from './call-outcome';

const notices = {
  [Code.notLoggedIn]: 'not-logged-in',
  [Code.noGame]: 'no-game',
  [Code.wrongDomain]: 'wrong-domain',
  [Code.notRealNameVerified]: 'not-real-name-verified',
  [Code.replenishError]: 'replenish-error',
  [Code.illegalCouponUse]: 'illegal-coupon-use',
} as const;

/** A code that concerns the whole page, whichever call brought it (spec §8). */
export type Notice = (typeof notices)[keyof typeof notices];

/** Something the page has to know beside the outcome of the call. */
export type ShopEvent =
  | { readonly kind: 'notice'; readonly notice: Notice; readonly call: string }
  /** A call had no answer at last; to be reported, once. */
  | { readonly kind: 'call-failed'; readonly failure: CallFailed };

const noticesByCode: ReadonlyMap<number, Notice> = new Map(
  Object.entries(notices).map(([code, notice]) => [Number(code), notice]),
);

/** The notice a code stands for; null for a code that concerns its own call alone. */
export function noticeOf(code: number): Notice | null {
  return noticesByCode.get(code) ?? null;
}
