export {
  isChoiceFor,
  type AppliedCoupon,
  type CouponChoice,
  type HeldCoupon,
  wantedCoupon,
} from './wanted-coupon';
export { type CouponPopups, createCouponPopups } from './coupon-popups';
