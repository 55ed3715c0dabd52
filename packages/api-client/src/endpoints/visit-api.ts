import { initPage } from '@shop/contract';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** What is asked once per visit. Nothing on the first screen waits for it, so it stands apart. */
export const visitApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ initPage: callQuery(build, initPage) }),
});

/** The hook of {@link visitApi}. */
export const { useInitPageQuery } = visitApi;
