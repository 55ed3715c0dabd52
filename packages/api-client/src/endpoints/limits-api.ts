import { limitInfo } from '@shop/contract';
import { accountApi } from './account-api';
import { playerQuery } from './endpoint';

/** How often goods may still be bought. Loaded only if goods are flagged as limited. */
export const limitsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({ limitInfo: playerQuery(build, limitInfo, 'Limits') }),
});

/** The hook of {@link limitsApi}. */
export const { useLimitInfoQuery } = limitsApi;
