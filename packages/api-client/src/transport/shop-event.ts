import { type CallKind, Code } from '@shop/contract';
import type { CallFailed } from './call-outcome';

/** A code that concerns the whole page, whichever call brought it (spec §8). */
export type Notice =
  | 'not-logged-in'
  | 'no-game'
  | 'wrong-domain'
  | 'not-real-name-verified'
  | 'replenish-error'
  | 'illegal-coupon-use';

const notices: ReadonlyMap<number, Notice> = new Map([
  [Code.notLoggedIn, 'not-logged-in'],
  [Code.noGame, 'no-game'],
  [Code.wrongDomain, 'wrong-domain'],
  [Code.notRealNameVerified, 'not-real-name-verified'],
  [Code.replenishError, 'replenish-error'],
  [Code.illegalCouponUse, 'illegal-coupon-use'],
]);

/** Something the page has to know beside the outcome of the call. */
export type ShopEvent =
  | { readonly kind: 'notice'; readonly notice: Notice; readonly call: string }
  /** A call had no answer at last; to be reported, once. */
  | {
      readonly kind: 'call-failed';
      readonly failure: CallFailed;
      /** Decides what the player is told: see `whenAllFailed`. */
      readonly callKind: CallKind;
      /** Whether it is the first of its kind in a burst. Of the others the player has been told. */
      readonly isFirst: boolean;
    };

/** The notice a code stands for; undefined for a code that concerns its own call alone. */
export function noticeOf(code: number): Notice | undefined {
  return notices.get(code);
}
