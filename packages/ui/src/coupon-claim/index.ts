export { CouponClaim } from './coupon-claim';
export type { CouponClaimProps } from './coupon-claim-props';
