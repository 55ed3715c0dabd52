import { replenishmentChannelList, replenishmentGameList, replenishmentInfo } from '@shop/contract';
import { channelLife } from './channel-life';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** Paying for another player. */
export const replenishmentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    // How much time is left is right only when it was just read.
    replenishmentInfo: callQuery(build, replenishmentInfo, { keepUnusedDataFor: 0 }),
    replenishmentGameList: callQuery(build, replenishmentGameList),
    replenishmentChannelList: callQuery(build, replenishmentChannelList, {
      keepUnusedDataFor: channelLife,
    }),
  }),
});

/** The hooks of {@link replenishmentApi}. */
export const {
  useReplenishmentInfoQuery,
  useReplenishmentGameListQuery,
  useReplenishmentChannelListQuery,
} = replenishmentApi;
