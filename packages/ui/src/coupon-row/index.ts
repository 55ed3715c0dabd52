export { CouponRow, type CouponRowProps, type CouponRowState, type RowCoupon } from './coupon-row';
