export { CouponRow } from './coupon-row';
export type { CouponRowProps, CouponRowState, RowCoupon } from './coupon-row-props';
