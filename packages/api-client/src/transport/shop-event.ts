import { type CallKind, CommonCode } from '@shop/contract';
import type { CallFailed } from './send';

/** A code that concerns the whole page, whichever call returned it (spec §8). */
export type ShopNotice =
  | 'not-logged-in'
  | 'no-game'
  | 'wrong-domain'
  | 'not-real-name-verified'
  | 'replenish-error'
  | 'illegal-coupon-use'
  | 'link-expired';

const notices: Readonly<Partial<Record<number, ShopNotice>>> = {
  [CommonCode.notLoggedIn]: 'not-logged-in',
  [CommonCode.noGame]: 'no-game',
  [CommonCode.wrongDomain]: 'wrong-domain',
  [CommonCode.notRealNameVerified]: 'not-real-name-verified',
  [CommonCode.replenishError]: 'replenish-error',
  [CommonCode.illegalCouponUse]: 'illegal-coupon-use',
  [CommonCode.linkExpired]: 'link-expired',
};

/** An event for the page, in addition to the outcome of the call. */
export type ShopEvent =
  | {
      readonly kind: 'notice';
      readonly notice: ShopNotice;
      readonly call: string;
      readonly callKind: CallKind;
      /** The game of the call; undefined if it has none. */
      readonly clientId: unknown;
    }
  /** A call had no answer after its last attempt. Report it once. */
  | {
      readonly kind: 'call-failed';
      readonly failure: CallFailed;
      /** Decides how it is shown: see `failurePresentation`. */
      readonly callKind: CallKind;
      /** Whether it is the first of its kind in a burst. Show only that one. */
      readonly isFirst: boolean;
    };

/** Returns the notice of a code, or undefined if the code concerns only its own call. */
export function noticeOf(code: number): ShopNotice | undefined {
  return notices[code];
}
