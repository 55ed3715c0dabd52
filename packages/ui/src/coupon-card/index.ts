export { CouponCard } from './coupon-card';
export type {
  CouponActions,
  CouponCardProps,
  CouponOption,
  CouponStanding,
} from './coupon-card-props';
