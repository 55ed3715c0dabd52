import type { Channel, ChannelsByRegion } from '@shop/contract';
import { canLaunch } from './can-launch';
import { type Candidate, type ListingOptions, prepareChannels } from './list-channels';
import { maxOf } from './price-range';

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
  const prepared = prepareChannels(channelsByRegion, platform).find((one) => one.region === region);
  return (prepared?.candidates ?? [])
    .map((candidate) => outOfRange(candidate, price))
    .filter((found) => found !== null);
}

function outOfRange({ channel, methods }: Candidate, price: number): OutOfRangeChannel | null {
  const { payway_id, sub_payment } = channel;
  const ranges = (sub_payment.length === 0 ? [channel] : methods)
    .filter(({ channel_id }) => canLaunch({ payway_id, channel_id }))
    .map((method) => ({
      min: Math.max(channel.min_money, method.min_money),
      max: Math.min(maxOf(channel), maxOf(method)),
    }))
    .filter(({ min, max }) => min <= max && min < Infinity);
  if (ranges.some(({ min, max }) => min <= price && price <= max)) return null;
  // A higher price comes first: the player can reach it by choosing more.
  const above = Math.min(...ranges.map(({ min }) => min).filter((min) => min > price));
  if (above < Infinity) return { channel, limit: 'from', money: above };
  const below = Math.max(...ranges.map(({ max }) => max).filter((max) => max < price));
  return below > 0 ? { channel, limit: 'up-to', money: below } : null;
}
