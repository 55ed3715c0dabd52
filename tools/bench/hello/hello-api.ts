import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** An API with one query, so that the bundle contains RTK Query. */
export const helloApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ name: build.query<string, string>({ query: (of) => `names/${of}` }) }),
});
