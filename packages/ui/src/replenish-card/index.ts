export { ReplenishCard } from './replenish-card';
export type { ReplenishCardProps, ReplenishPayment, ReplenishState } from './replenish-card-props';
