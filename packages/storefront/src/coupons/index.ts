export { ClaimCoupons } from './claim-coupons';
export { ConsumeCoupon } from './consume-coupon';
export { useStoppedPurchase } from './coupon-choice';
export { PickCoupon } from './pick-coupon';
export { shownPrice } from './shown-price';
export { couponOption, percentOff } from './coupon-option';
export { useCouponClaims } from './use-coupon-claims';
export { useCoupons, useIsVipVersion } from './use-coupon-lists';
export { type CouponCheckout, useCouponCheckout } from './use-coupon-checkout';
