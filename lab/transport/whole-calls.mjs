// Whole calls of RTK Query, from dispatch to data: over @shop/api-client, and over RTK Query's own base query with
// its time limit, one attempt and one host.
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { shopApi } from '@shop/api-client';
import { checkoutApi } from '@shop/api-client/checkout';
import { createTransport } from '@shop/api-client/transport';
import { hosts, path, session, shopTransport, timeoutMs } from './rules.mjs';

export function apiClient(fetch) {
  return dispatching(
    shopApi,
    checkoutApi.endpoints.orderInfo,
    createTransport(shopTransport(fetch)),
  );
}

export function baseQuery(fetch, read) {
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl: hosts[0], fetchFn: fetch, timeout: timeoutMs }),
    endpoints: (build) => ({
      orderInfo: build.query({
        query: (params) => ({ url: path, params: { ...session, ...params } }),
        transformResponse: read,
      }),
    }),
  });
  return dispatching(api, api.endpoints.orderInfo);
}

function dispatching(api, endpoint, extraArgument) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard({ thunk: { extraArgument } }).concat(api.middleware),
  });
  const again = { forceRefetch: true, subscribe: false };
  return async (params) => {
    const { data, isSuccess } = await store.dispatch(endpoint.initiate(params, again));
    if (!isSuccess) throw new Error('No response.');
    return data;
  };
}
