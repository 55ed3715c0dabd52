import { taggedWith } from './endpoint';

/**
 * The options of a list of channels: one that is not in use stays cached for the whole visit (spec §7, "cached
 * per client"), or until an order shows that it is outdated.
 */
export const channelListOptions = {
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  providesTags: taggedWith('Channels'),
} as const;
