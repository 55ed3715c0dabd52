export {
  useReplenishment,
  useIsReplenishmentOrder,
  useRefetchReplenishment,
} from './use-replenishment';
