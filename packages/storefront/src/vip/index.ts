export { VipSection } from './vip-section';
export { type VipSummary, useVipSummary } from './use-vip';
export { useVipPlace } from './use-vip-place';
