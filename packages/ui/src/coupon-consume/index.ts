export { CouponConsume, type CouponConsumeProps } from './coupon-consume';
