export { ReplenishSection } from './replenish-section';
