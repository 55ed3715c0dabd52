import { initPage } from '@shop/contract';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The call made once per visit. A group of its own, since the first screen does not wait for it. */
export const visitApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ initPage: callQuery(build, initPage) }),
});

/** The hook of {@link visitApi}. */
export const { useInitPageQuery } = visitApi;
