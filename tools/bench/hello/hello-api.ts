import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** One query: what RTK Query costs before anything is done with it. */
export const helloApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ name: build.query<string, string>({ query: (of) => `names/${of}` }) }),
});
