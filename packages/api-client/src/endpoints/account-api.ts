import { shopApi } from './shop-api';

/**
 * What of a player's account changes with a purchase or a claim: each a list of that name, but
 * `Price`, which is what goods cost with a coupon.
 */
const tagTypes = ['Coupons', 'Price', 'Activities', 'Limits', 'Vip'] as const;

/** One of the tags by which answers are marked as stale. */
export type Tag = 'Player' | (typeof tagTypes)[number];

/** The shop's api where it deals with such answers: the first screen shows none. */
export const accountApi = shopApi.enhanceEndpoints({ addTagTypes: tagTypes });
