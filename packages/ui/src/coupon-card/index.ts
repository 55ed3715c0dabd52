export {
  type CouponActions,
  CouponCard,
  type CouponCardProps,
  type CouponOption,
  type CouponStanding,
} from './coupon-card';
