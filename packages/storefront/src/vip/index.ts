export { VipSection } from './vip-section';
export { type VipSummary, useVipSummary } from './use-vip';
