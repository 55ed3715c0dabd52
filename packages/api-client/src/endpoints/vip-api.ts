import { vipBasicInfo, vipInfo } from '@shop/contract';
import { accountApi } from './account-api';
import { callQuery, playerQuery } from './endpoint';

/** The offers of the VIP centre, and the player's level in it. */
export const vipApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    vipBasicInfo: callQuery(build, vipBasicInfo),
    vipInfo: playerQuery(build, vipInfo, 'Vip'),
  }),
});

/** The hooks of {@link vipApi}. */
export const { useVipBasicInfoQuery, useVipInfoQuery } = vipApi;
