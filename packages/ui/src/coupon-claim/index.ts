export { CouponClaim, type CouponClaimProps } from './coupon-claim';
