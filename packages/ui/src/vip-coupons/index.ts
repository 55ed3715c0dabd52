export { VipCoupons, type VipCouponsProps } from './vip-coupons';
