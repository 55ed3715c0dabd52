export { ReplenishSection } from './replenish-section';
export { useOwnBanner } from './use-own-game';
export { usePayerLabel } from './use-payer-label';
