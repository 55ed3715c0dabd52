export { useReplenishment, useIsReplenishmentOrder } from './use-replenishment';
