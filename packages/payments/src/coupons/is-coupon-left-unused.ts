import type { Coupon } from '@shop/contract';
import type { CouponState } from './coupon-state';

/**
 * Whether buying has to be confirmed with `tip_noUse_coupon`: without a coupon, while usable ones
 * exist (spec §5). Those that goods or channel do not take are not usable here.
 *
 * @param picked - From `pickedCoupon`.
 */
export function isCouponLeftUnused(state: CouponState, picked: Coupon | null): boolean {
  return state.kind === 'choosable' && picked === null;
}
