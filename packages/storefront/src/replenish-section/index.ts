export { ReplenishSection } from './replenish-section';
export { usePayerLabel } from './use-payer-label';
