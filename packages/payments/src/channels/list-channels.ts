import type { Channel, ChannelsByRegion, Platform, SubChannel } from '@shop/contract';
import { providerOf } from '../providers';
import { isPriceInRange, maxOf } from './price-range';

/** A channel that may be listed, depending on the price. */
export interface Candidate {
  readonly channel: Channel;
  /** The sub-channels that are offered on the platform. */
  readonly methods: readonly SubChannel[];
  /**
   * Strictly between these prices, in major units, the channel is listed with all its sub-channels.
   * If one of them is `NaN`, no price is.
   */
  readonly above: number;
  readonly below: number;
  /** The last copy that was listed with only some of the sub-channels. */
  part: Channel;
}

/** A region with its candidates, sorted. */
interface PreparedRegion {
  readonly region: string;
  readonly candidates: readonly Candidate[];
}

const preparedOf = new WeakMap<object, Map<Platform, readonly PreparedRegion[]>>();

/** Applies the rules that do not depend on the price (spec §5). */
function prepareRegion(channels: readonly Channel[], platform: Platform): readonly Candidate[] {
  // A loop, here and below: with `map` and `filter` a first listing takes a fifth longer.
  const candidates: Candidate[] = [];
  for (const channel of channels) {
    const { icon, payway_id, channel_id, min_money, sub_payment } = channel;
    const isOffered = providerOf(payway_id)?.isOffered;
    if (icon === '' || isOffered?.(channel_id, platform) === false) continue;

    const methods = isOffered
      ? sub_payment.filter((method) => isOffered(method.channel_id, platform))
      : sub_payment;
    let above = methods.length < sub_payment.length ? NaN : min_money;
    let below = maxOf(channel);
    for (const method of methods) {
      // `NaN` propagates, so that no price lies between the limits.
      above = Math.max(above, method.min_money);
      below = Math.min(below, maxOf(method));
    }
    candidates.push({ channel, methods, above, below, part: channel });
  }
  // Sorting first would be much slower: in their original order the channels are contiguous in memory. A `sort` that is `NaN`
  // counts as 0, like a missing one (contract).
  return candidates.sort((one, other) => (one.channel.sort || 0) - (other.channel.sort || 0));
}

/**
 * Returns what does not depend on the price. The result is cached for each response and platform
 * until the response is garbage-collected. Throws if the response has not the shape of `ChannelsByRegion`.
 */
export function prepareChannels(response: object, platform: Platform): readonly PreparedRegion[] {
  const byPlatform = preparedOf.get(response) ?? new Map<Platform, readonly PreparedRegion[]>();
  const prepared =
    byPlatform.get(platform) ??
    Object.entries(response).map(([region, channels]: [string, readonly Channel[]]) => ({
      region,
      candidates: prepareRegion(channels, platform),
    }));
  preparedOf.set(response, byPlatform.set(platform, prepared));
  return prepared;
}

/**
 * Returns a channel as it is listed at a price (spec §5): unchanged, or as a copy with only its usable
 * sub-channels; null if it is not listed. The copy is reused while the same sub-channels are usable.
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

function listedAt(candidates: readonly Candidate[], price: number): readonly Channel[] {
  const channels: Channel[] = [];
  for (const candidate of candidates) {
    const channel = listedPart(candidate, price);
    if (channel !== null) channels.push(channel);
  }
  return channels;
}

/** The price and platform that decide which channels are listed. */
export interface ListingOptions {
  /** Price of the goods before any coupon, in major units of their currency. */
  readonly price: number;
  readonly platform: Platform;
}

/** A payment region with at least one channel. */
export interface RegionChannels {
  /** ISO 3166 country code, or `GLOBAL`. */
  readonly region: string;
  /**
   * Sorted by `sort`, ascending; channels with the same `sort` keep their order. A `NaN` counts as 0.
   */
  readonly channels: readonly Channel[];
}

/**
 * Returns the channels that a player may choose from (spec §5). A channel must have an icon and accept
 * the price. Of its sub-channels only those that accept the price are kept; if it has sub-channels, at
 * least one must remain. Regions without channels are omitted, the others keep their order.
 *
 * Results are cached with `channelsByRegion`, so listing it at another price is much faster. Never
 * change that object; pass a new one for a new response. A channel whose usable sub-channels do not
 * change stays the same object.
 *
 * Pass what `readAnswer` of `@shop/contract` or `readChannels` has read; of another payload, `readChannels` says which
 * place is wrong.
 *
 * @example
 * const regions = listChannels(response, { price: 4.99, platform: 'web' });
 */
export function listChannels(
  channelsByRegion: ChannelsByRegion,
  options: ListingOptions,
): readonly RegionChannels[];
/** As above, for a payload as it came: null if it has another shape. */
export function listChannels(
  payload: unknown,
  options: ListingOptions,
): readonly RegionChannels[] | null;
export function listChannels(
  payload: unknown,
  { price, platform }: ListingOptions,
): readonly RegionChannels[] | null {
  try {
    if (typeof payload !== 'object' || !payload) return null;
    const regions: RegionChannels[] = [];
    for (const { region, candidates } of prepareChannels(payload, platform)) {
      const channels = listedAt(candidates, price);
      if (channels.length > 0) regions.push({ region, channels });
    }
    return regions;
  } catch {
    return null;
  }
}
