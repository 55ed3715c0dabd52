export {
  isChoiceFor,
  type AppliedCoupon,
  type CouponChoice,
  type HeldCoupon,
  wantedCoupon,
} from './wanted-coupon';
export { type CouponPopups, type StoppedPurchase, createCouponPopups } from './coupon-popups';
