export { useContinueWithout } from './coupon-choice';
export { shownPrice } from './shown-price';
export { type AppliedCoupon, type CouponCheckout, useCouponCheckout } from './use-coupon-checkout';
