import type { KnownOrder } from '../orders';
import type { CouponChoice } from './wanted-coupon';

/** A value that popups share. */
export interface Shared<Value> {
  readonly current: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createShared<Value>(initial: Value): Shared<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    current: () => current,
    set: (value) => {
      current = value;
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A purchase that was stopped to ask about an unused coupon. */
export interface StoppedPurchase {
  /** What it buys, at the price without a coupon. */
  readonly bought: Pick<KnownOrder, 'summary' | 'payment'>;
  /** Continues it without a coupon. */
  readonly proceed: () => void;
}

/** What the popups about coupons share. */
export interface CouponPopups {
  /** Null until the player has picked a coupon or none. */
  readonly choice: Shared<CouponChoice | null>;
  /** Null until a purchase has been stopped. */
  readonly stopped: Shared<StoppedPurchase | null>;
}

/** Creates what the popups about coupons share. */
export function createCouponPopups(): CouponPopups {
  return {
    choice: createShared<CouponChoice | null>(null),
    stopped: createShared<StoppedPurchase | null>(null),
  };
}
