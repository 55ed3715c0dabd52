export { VipCentre, type VipCentreProps } from './vip-centre';
