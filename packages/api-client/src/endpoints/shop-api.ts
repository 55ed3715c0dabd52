import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * What answers depend on. `Player`: who is signed in (see `playerChanged`). `Price`: what goods cost
 * with a coupon. The others are the player's lists of that name.
 */
const tagTypes = ['Player', 'Coupons', 'Price', 'Activities', 'Limits', 'Vip'] as const;

/** One of the tags by which answers are marked as stale. */
export type Tag = (typeof tagTypes)[number];

/**
 * The api of the shop, without an endpoint of its own: each group injects its own, so that a page
 * carries the schemas of what it shows. Its `reducer` and `middleware` belong into the store.
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
