import type { Channel, ChannelsByRegion, Platform, SubChannel } from '@shop/contract';
import { providerOf } from '../providers';
import { isPriceInRange } from './price-range';

/** A channel that is listed at some prices. */
interface Candidate {
  readonly channel: Channel;
  /** That of the channel. One that is no number counts as 0, as a missing one does (contract). */
  readonly sort: number;
  /** Its sub-channels that are offered on the platform. */
  readonly methods: readonly SubChannel[];
  /** Between these prices, in major units, all of it is listed. There are none where one is `NaN`. */
  readonly above: number;
  readonly below: number;
  /** What was listed of it when not all of it was. */
  part: Channel;
}

/** Looks at all of a channel that no price changes; null where it is never listed (spec §5). */
function candidateOf(channel: Channel, platform: Platform): Candidate | null {
  const { icon, payway_id, channel_id, min_money, max_money, sub_payment } = channel;
  const isOffered = providerOf(payway_id)?.isOffered;
  if (icon === '' || isOffered?.(channel_id, platform) === false) return null;

  const methods = isOffered
    ? sub_payment.filter((method) => isOffered(method.channel_id, platform))
    : sub_payment;
  let above = methods.length < sub_payment.length ? Number.NaN : min_money;
  let below = max_money <= 0 ? Infinity : max_money;
  for (const method of methods) {
    // A limit that is no number carries over, so that no price is between.
    above = Math.max(above, method.min_money);
    below = Math.min(below, method.max_money <= 0 ? Infinity : method.max_money);
  }
  return { channel, sort: channel.sort || 0, methods, above, below, part: channel };
}

/** A region with all that is listed there at some price, sorted. */
interface PreparedRegion {
  readonly region: string;
  readonly candidates: readonly Candidate[];
}

const preparedOf = new WeakMap<ChannelsByRegion, Map<Platform, readonly PreparedRegion[]>>();

function prepareRegion(channels: readonly Channel[], platform: Platform): readonly Candidate[] {
  // Looked at as they came, which is how they lie in memory; sorted first, it takes far longer.
  return channels
    .map((channel) => candidateOf(channel, platform))
    .filter((candidate) => candidate !== null)
    .sort((one, other) => one.sort - other.sort);
}

/**
 * What no price changes about an answer. It is worked out when the answer is first listed on a
 * platform, and kept as long as the answer is.
 */
function prepareChannels(answer: ChannelsByRegion, platform: Platform): readonly PreparedRegion[] {
  const byPlatform = preparedOf.get(answer) ?? new Map<Platform, readonly PreparedRegion[]>();
  const prepared =
    byPlatform.get(platform) ??
    Object.entries(answer).map(([region, channels]) => ({
      region,
      candidates: prepareRegion(channels, platform),
    }));
  preparedOf.set(answer, byPlatform.set(platform, prepared));
  return prepared;
}

/**
 * What of a channel is listed at a price (spec §5): all of it, a copy with its usable sub-channels,
 * or nothing (null). A copy is given again while the same sub-channels are usable.
 */
function listedPart(candidate: Candidate, price: number): Channel | null {
  const { channel, methods, above, below, part } = candidate;
  if (above < price && price < below) return channel;
  if (!isPriceInRange(price, channel)) return null;
  const usable = methods.filter((method) => isPriceInRange(price, method));
  if (usable.length === channel.sub_payment.length) return channel;
  if (usable.length === 0) return null;
  const had = part.sub_payment;
  if (had.length !== usable.length || usable.some((method, index) => method !== had[index]))
    candidate.part = { ...channel, sub_payment: usable };
  return candidate.part;
}

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
