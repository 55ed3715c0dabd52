import { useSyncExternalStore } from 'react';
import { type ShopServices, useServices } from '../services';

/** The coupon a player has picked for goods; a null code if they buy them without one. */
export interface CouponChoice {
  readonly suid: string;
  readonly productId: string;
  readonly code: string | null;
}

/** A value that popups share. */
interface Shared<Value> {
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
interface SharedByPopups {
  /** Null until the player has picked a coupon or none. */
  readonly choice: Shared<CouponChoice | null>;
  /** Continues the purchase that was stopped to ask about an unused coupon. */
  readonly continueWithout: Shared<(() => void) | null>;
}

/** Kept out of the store, whose reducers are part of the first screen. */
const sharedOfShop = new WeakMap<ShopServices, SharedByPopups>();

function sharedOf(services: ShopServices): SharedByPopups {
  const existing = sharedOfShop.get(services);
  if (existing !== undefined) return existing;
  const created: SharedByPopups = {
    choice: createShared<CouponChoice | null>(null),
    continueWithout: createShared<(() => void) | null>(null),
  };
  sharedOfShop.set(services, created);
  return created;
}

/** Returns the player's latest choice of a coupon, which may have been for other goods, and how to change it. */
export function useCouponChoice(): readonly [CouponChoice | null, (choice: CouponChoice) => void] {
  const { choice } = sharedOf(useServices());
  return [useSyncExternalStore(choice.subscribe, choice.current), choice.set];
}

/** Returns how the purchase goes on that was stopped to ask about an unused coupon, and how to change that. */
export function useContinueWithout(): readonly [
  (() => void) | null,
  (proceed: (() => void) | null) => void,
] {
  const { continueWithout } = sharedOf(useServices());
  const proceed = useSyncExternalStore(continueWithout.subscribe, continueWithout.current);
  return [proceed, continueWithout.set];
}
