import { replenishmentChannelList, replenishmentGameList, replenishmentInfo } from '@shop/contract';
import { accountApi } from './account-api';
import { channelListOptions } from './channel-list-options';
import { callQuery, taggedWith } from './endpoint';

/** Paying for another player. */
export const replenishmentApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    // Not cached, since it contains the time that is left.
    replenishmentInfo: callQuery(build, replenishmentInfo, {
      keepUnusedDataFor: 0,
      providesTags: taggedWith('Replenishment'),
    }),
    replenishmentGameList: callQuery(build, replenishmentGameList),
    replenishmentChannelList: callQuery(build, replenishmentChannelList, channelListOptions),
  }),
});

/** The hooks of {@link replenishmentApi}. */
export const {
  useReplenishmentInfoQuery,
  useReplenishmentGameListQuery,
  useReplenishmentChannelListQuery,
} = replenishmentApi;
