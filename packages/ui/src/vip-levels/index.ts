export {
  type VipCoupon,
  type VipLevelItem,
  VipLevels,
  type VipLevelsProps,
  type VipPeriod,
} from './vip-levels';
