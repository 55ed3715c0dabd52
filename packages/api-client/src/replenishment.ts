export {
  replenishmentApi,
  useReplenishmentChannelListQuery,
  useReplenishmentGameListQuery,
  useReplenishmentInfoQuery,
} from './endpoints/replenishment-api';
