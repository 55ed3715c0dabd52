import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { hosts, path, rules, session } from '../rules.mjs';

/**
 * The base query of RTK Query with its timeout, one attempt and one host.
 *
 * @type {import('../candidate.mjs').CreateSend}
 */
export function createSend(fetch, read) {
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: hosts[0] ?? '',
      fetchFn: fetch,
      timeout: rules.timeoutMs,
    }),
    endpoints: (build) => ({
      orderInfo: build.query({
        query: (/** @type {object} */ params) => ({ url: path, params: { ...session, ...params } }),
        transformResponse: read,
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const again = { forceRefetch: true, subscribe: false };
  return async (params) => {
    const { data, isSuccess } = await store.dispatch(
      api.endpoints.orderInfo.initiate(params, again),
    );
    if (!isSuccess) throw new Error('No response.');
    return data;
  };
}
