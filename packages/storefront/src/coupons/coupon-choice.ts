import {
  type CouponChoice,
  type CouponPopups,
  createCouponPopups,
} from '@shop/storefront-core/coupons';
import { useSyncExternalStore } from 'react';
import { type ShopParts, useShopParts } from '../services';

/** Not in the store, whose reducers are part of the first screen. */
function couponPopupsOf(parts: ShopParts): CouponPopups {
  parts.couponPopups ??= createCouponPopups();
  return parts.couponPopups;
}

/** Returns the player's latest choice of a coupon, which may have been for other goods, and how to change it. */
export function useCouponChoice(): readonly [CouponChoice | null, (choice: CouponChoice) => void] {
  const { choice } = couponPopupsOf(useShopParts());
  return [useSyncExternalStore(choice.subscribe, choice.current), choice.set];
}

/** Returns how the purchase goes on that was stopped to ask about an unused coupon, and how to change that. */
export function useContinueWithout(): readonly [
  (() => void) | null,
  (proceed: (() => void) | null) => void,
] {
  const { continueWithout } = couponPopupsOf(useShopParts());
  const proceed = useSyncExternalStore(continueWithout.subscribe, continueWithout.current);
  return [proceed, continueWithout.set];
}
