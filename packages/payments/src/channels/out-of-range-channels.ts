import type { Channel, ChannelsByRegion, SubChannel } from '@shop/contract';
import { providerOf } from '../providers';
import { canLaunch } from './can-launch';
import type { ListingOptions } from './list-channels';
import { type PriceRange, isPriceInRange } from './price-range';

/** A channel that does not accept the price, and the nearest price that it accepts. */
export interface OutOfRangeChannel {
  readonly channel: Channel;
  /** Whether the price is too low (`from`) or too high (`up-to`). */
  readonly limit: 'from' | 'up-to';
  /** The nearest price that the channel accepts, in major units. */
  readonly money: number;
}

/** The options of {@link outOfRangeChannels}. */
export interface OutOfRangeOptions extends ListingOptions {
  readonly region: string;
}

/**
 * Returns the channels of a region that only the price excludes, sorted like those of `listChannels`.
 * A shop may show them, disabled, with the price from which they can be used. A channel that can be
 * used at no price, or that this package cannot launch, is left out.
 *
 * @example
 * outOfRangeChannels(response, { region: 'US', price: 4.99, platform: 'web' });
 */
export function outOfRangeChannels(
  channelsByRegion: ChannelsByRegion,
  { region, price, platform }: OutOfRangeOptions,
): readonly OutOfRangeChannel[] {
  return (channelsByRegion[region] ?? [])
    .map((channel) => outOfRange(channel, { price, platform }))
    .filter((found) => found !== null)
    .sort((one, other) => (one.channel.sort || 0) - (other.channel.sort || 0));
}

function outOfRange(
  channel: Channel,
  { price, platform }: ListingOptions,
): OutOfRangeChannel | null {
  const { icon, payway_id, channel_id, sub_payment } = channel;
  const isOffered = (method: string): boolean =>
    providerOf(payway_id)?.isOffered?.(method, platform) ?? true;
  if (icon === '' || !isOffered(channel_id) || !canLaunch(channel)) return null;

  const methods = sub_payment.filter(
    (method) =>
      isOffered(method.channel_id) && canLaunch({ payway_id, channel_id: method.channel_id }),
  );
  if (methods.length === 0 && sub_payment.length > 0) return null;
  const accepted = (methods.length === 0 ? [channel] : methods)
    .map((method) => commonRange(channel, method))
    .filter(({ min_money, max_money }) => min_money <= max_money && min_money < Infinity);
  if (accepted.some((range) => isPriceInRange(price, range))) return null;
  return nearest(channel, accepted, price);
}

/** Returns the prices that a channel and a method below it both accept; no limit is `Infinity`. */
function commonRange(channel: Channel, method: Channel | SubChannel): PriceRange {
  const maxima = [channel.max_money, method.max_money].map((max) => (max <= 0 ? Infinity : max));
  return {
    min_money: Math.max(channel.min_money, method.min_money),
    max_money: Math.min(...maxima),
  };
}

/** A higher price comes first: the player can reach it by choosing more. */
function nearest(
  channel: Channel,
  accepted: readonly PriceRange[],
  price: number,
): OutOfRangeChannel | null {
  const above = accepted.map(({ min_money }) => min_money).filter((min) => min > price);
  if (above.length > 0) return { channel, limit: 'from', money: Math.min(...above) };
  const below = accepted.map(({ max_money }) => max_money).filter((max) => max < price);
  return below.length > 0 ? { channel, limit: 'up-to', money: Math.max(...below) } : null;
}
