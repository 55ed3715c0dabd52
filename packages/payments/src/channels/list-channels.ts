import type { Channel, ChannelsByRegion, Platform } from '@shop/contract';
import { listedPart } from './listed-part';
import { prepareChannels } from './prepare-channels';

/** What decides which channels are offered. */
export interface ListingOptions {
  /** Price of the goods before any coupon, in major units of their currency. */
  readonly price: number;
  readonly platform: Platform;
}

/** A payment region and what is offered there. Never empty. */
export interface RegionChannels {
  /** ISO 3166 country code, or `GLOBAL`. */
  readonly region: string;
  /**
   * By `sort`, ascending; equal ones stay in the order they came in, and a `sort` that
   * is no number counts as 0.
   */
  readonly channels: readonly Channel[];
}

/**
 * The channels a player may choose from (spec §5): those with an icon that take the price, of the
 * ones with sub-channels those where at least one takes it (and only these are kept), in regions
 * that have any. Regions keep the order they came in.
 *
 * Listing the same answer again at another price takes a fraction of the first time, because what
 * it found is kept with the answer: take a new object for another answer, never change one. A
 * channel whose usable sub-channels stay the same stays the same object.
 *
 * @example
 * const regions = listChannels(answer, { price: 4.99, platform: 'web' });
 */
export function listChannels(
  channelsByRegion: ChannelsByRegion,
  { price, platform }: ListingOptions,
): readonly RegionChannels[] {
  return prepareChannels(channelsByRegion, platform)
    .map(({ region, candidates }) => ({
      region,
      channels: candidates
        .map((candidate) => listedPart(candidate, price))
        .filter((channel) => channel !== null),
    }))
    .filter(({ channels }) => channels.length > 0);
}
