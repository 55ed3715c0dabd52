export {
  ReplenishCard,
  type ReplenishCardProps,
  type ReplenishPayment,
  type ReplenishState,
} from './replenish-card';
