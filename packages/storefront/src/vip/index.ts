export { type VipProgress, type VipMembership, vipProgress } from './vip-progress';
