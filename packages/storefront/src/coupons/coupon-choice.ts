import {
  type CouponChoice,
  type CouponPopups,
  type StoppedPurchase,
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

/** Returns the purchase that was stopped to ask about an unused coupon, and how to stop one. */
export function useStoppedPurchase(): readonly [
  StoppedPurchase | null,
  (purchase: StoppedPurchase) => void,
] {
  const { stopped } = couponPopupsOf(useShopParts());
  return [useSyncExternalStore(stopped.subscribe, stopped.current), stopped.set];
}
