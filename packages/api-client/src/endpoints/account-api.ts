import { shopApi } from './shop-api';

/**
 * Parts of a player's account that change with a purchase or a claim, and the channels. `Price` is the price of goods
 * with a coupon, `Replenishment` what is owed for another player; each other tag marks the lists of that name.
 */
const tagTypes = [
  'Coupons',
  'Price',
  'Activities',
  'Limits',
  'Vip',
  'Channels',
  'Replenishment',
] as const;

/** A tag that marks cached answers as stale. */
export type Tag = 'Player' | 'Missing' | (typeof tagTypes)[number];

/** The shop's api with the account's tags. The first screen needs none of them. */
export const accountApi = shopApi.enhanceEndpoints({ addTagTypes: tagTypes });
