import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * The api of the shop, without an endpoint of its own: each group injects its own, so that a page
 * carries the schemas of what it shows. Its `reducer` and `middleware` belong into the store.
 *
 * `Player` tags what depends on who is signed in; see `playerChanged`.
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery,
  tagTypes: ['Player'],
  endpoints: () => ({}),
});
