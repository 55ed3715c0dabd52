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

/** What the popups about coupons share. */
export interface CouponPopups {
  /** Null until the player has picked a coupon or none. */
  readonly choice: Shared<CouponChoice | null>;
  /** Continues the purchase that was stopped to ask about an unused coupon. */
  readonly continueWithout: Shared<(() => void) | null>;
}

/** Creates what the popups about coupons share. */
export function createCouponPopups(): CouponPopups {
  return {
    choice: createShared<CouponChoice | null>(null),
    continueWithout: createShared<(() => void) | null>(null),
  };
}
