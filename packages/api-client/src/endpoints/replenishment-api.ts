import { replenishmentChannelList, replenishmentGameList, replenishmentInfo } from '@shop/contract';
import { channelCacheSeconds } from './channel-cache-seconds';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** Paying for another player. */
export const replenishmentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    // Not cached, since it contains the time that is left.
    replenishmentInfo: callQuery(build, replenishmentInfo, { keepUnusedDataFor: 0 }),
    replenishmentGameList: callQuery(build, replenishmentGameList),
    replenishmentChannelList: callQuery(build, replenishmentChannelList, {
      keepUnusedDataFor: channelCacheSeconds,
    }),
  }),
});

/** The hooks of {@link replenishmentApi}. */
export const {
  useReplenishmentInfoQuery,
  useReplenishmentGameListQuery,
  useReplenishmentChannelListQuery,
} = replenishmentApi;
