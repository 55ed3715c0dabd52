import { vipBasicInfo, vipInfo } from '@shop/contract';
import { callQuery, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** What the VIP centre offers, and where the player stands in it. */
export const vipApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    vipBasicInfo: callQuery(build, vipBasicInfo),
    vipInfo: playerQuery(build, vipInfo, 'Vip'),
  }),
});

/** The hooks of {@link vipApi}. */
export const { useVipBasicInfoQuery, useVipInfoQuery } = vipApi;
