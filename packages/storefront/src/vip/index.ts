export { type VipProgress, type VipStanding, vipProgress } from './vip-progress';
