import type { Coupon } from '@shop/contract';
import type { CouponState } from './coupon-state';

/**
 * The coupon to be used: the one the player has picked, as long as it can be (spec §4). Keep its code
 * and ask again whenever channel, goods or list have changed: price, confirmation and order then
 * speak of the same coupon.
 *
 * @param code - Null where the player goes without.
 */
export function pickedCoupon(state: CouponState, code: string | null): Coupon | null {
  if (state.kind !== 'choosable') return null;
  return state.coupons.find((coupon) => coupon.code === code) ?? null;
}
