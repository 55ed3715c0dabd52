import type { Channel, ChannelsByRegion, Platform } from '@shop/contract';
import { providerOf } from '../providers/provider-of';
import { isPriceInRange } from './price-range';

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
  /** By `sort`, ascending; equal ones stay in the order they came in. */
  readonly channels: readonly Channel[];
}

function isShown(channel: Channel, { price, platform }: ListingOptions): boolean {
  if (channel.icon === '' || !isPriceInRange(price, channel)) return false;
  const provider = providerOf(channel.payway_id);
  return provider?.isOffered?.(channel.channel_id, platform) ?? true;
}

function withUsableMethods(channel: Channel, { price, platform }: ListingOptions): Channel | null {
  if (channel.sub_payment.length === 0) return channel;
  const provider = providerOf(channel.payway_id);
  const usable = channel.sub_payment.filter(
    (method) =>
      isPriceInRange(price, method) && (provider?.isOffered?.(method.channel_id, platform) ?? true),
  );
  if (usable.length === 0) return null;
  return usable.length === channel.sub_payment.length
    ? channel
    : { ...channel, sub_payment: usable };
}

function usableChannels(channels: readonly Channel[], options: ListingOptions): Channel[] {
  return channels
    .flatMap((channel) =>
      isShown(channel, options) ? (withUsableMethods(channel, options) ?? []) : [],
    )
    .sort((one, other) => one.sort - other.sort);
}

/**
 * The channels a player may choose from (spec §5): those with an icon that take the price, of the
 * ones with sub-channels those where at least one takes it (and only these are kept), in regions
 * that have any. Regions keep the order they came in.
 *
 * @example
 * const regions = listChannels(answer, { price: 4.99, platform: 'web' });
 */
export function listChannels(
  channelsByRegion: ChannelsByRegion,
  options: ListingOptions,
): readonly RegionChannels[] {
  return Object.entries(channelsByRegion)
    .map(([region, channels]) => ({ region, channels: usableChannels(channels, options) }))
    .filter(({ channels }) => channels.length > 0);
}
