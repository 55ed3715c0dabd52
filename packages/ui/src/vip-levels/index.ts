export { VipLevels } from './vip-levels';
export type { VipCoupon, VipLevelItem, VipLevelsProps, VipPeriod } from './vip-levels-props';
