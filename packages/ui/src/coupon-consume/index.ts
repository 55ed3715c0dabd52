export { CouponConsume } from './coupon-consume';
export type { CouponConsumeProps } from './coupon-consume-props';
