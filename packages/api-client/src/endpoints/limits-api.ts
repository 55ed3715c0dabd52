import { limitInfo } from '@shop/contract';
import { playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** How often goods may still be bought. Loaded where goods are flagged as limited. */
export const limitsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ limitInfo: playerQuery(build, limitInfo, 'Limits') }),
});

/** The hook of {@link limitsApi}. */
export const { useLimitInfoQuery } = limitsApi;
