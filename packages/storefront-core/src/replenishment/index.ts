export {
  keepReplenishmentOrder,
  readReplenishmentOrder,
  type Replenishment,
} from './replenishment-order';
