export { VipCentre } from './vip-centre';
export type { VipCentreProps } from './vip-centre-props';
