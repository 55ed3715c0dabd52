import type { Channel, ChannelsByRegion, SubChannel } from '@shop/contract';
import { providerOf } from '../providers';
import { canLaunch } from './can-launch';
import { type ChannelKey, channelKey } from './channel-key';
import type { ListingOptions } from './list-channels';
import { type PriceRange, isPriceInRange } from './price-range';

/** The channel is offered. */
export interface ChannelOffered {
  readonly kind: 'offered';
  readonly channel: Channel | SubChannel;
  /** The parent of a sub-channel; null for a channel. */
  readonly parent: Channel | null;
}

/** No region has the key. */
export interface ChannelMissing {
  readonly kind: 'missing';
}

/** Only other regions have the key. */
export interface ChannelInOtherRegion {
  readonly kind: 'other-region';
  /** The regions that offer it now; empty if none does. */
  readonly regions: readonly string[];
}

/** The price is outside the limits of the channel or of its parent. */
export interface ChannelOutOfRange {
  readonly kind: 'out-of-range';
  /** The limits that exclude the price, in major units. */
  readonly limits: PriceRange;
}

/** The region has the key but does not offer it, for another reason than the limits of its price. */
export interface ChannelNotOffered {
  readonly kind:
    /** The channel or its parent has no icon. */
    | 'no-icon'
    /** The channel or its parent is hidden on the platform. */
    | 'not-on-platform'
    /** No sub-channel is usable at the price on the platform. */
    | 'no-usable-sub-channel'
    /** This package cannot launch it; see `canLaunch`. */
    | 'not-served';
}

/** The offered channel, or the first reason why it is not offered, in the order of spec §5. */
export type ChannelResolution =
  | ChannelOffered
  | ChannelMissing
  | ChannelInOtherRegion
  | ChannelOutOfRange
  | ChannelNotOffered;

type InRegion = ChannelOffered | ChannelOutOfRange | ChannelNotOffered;

function whyNotUsable(
  payway: string,
  method: Channel | SubChannel,
  { price, platform }: ListingOptions,
): ChannelOutOfRange | ChannelNotOffered | null {
  const { channel_id, min_money, max_money } = method;
  if (!isPriceInRange(price, method))
    return { kind: 'out-of-range', limits: { min_money, max_money } };
  const isOffered = providerOf(payway)?.isOffered?.(channel_id, platform) ?? true;
  return isOffered ? null : { kind: 'not-on-platform' };
}

function resolveChannelItself(channel: Channel, options: ListingOptions): InRegion {
  const { payway_id, sub_payment } = channel;
  const usable = sub_payment.filter((one) => whyNotUsable(payway_id, one, options) === null);
  if (usable.length === 0 && sub_payment.length > 0) return { kind: 'no-usable-sub-channel' };
  const listed = usable.length < sub_payment.length ? { ...channel, sub_payment: usable } : channel;
  if (!canLaunch(listed)) return { kind: 'not-served' };
  return { kind: 'offered', channel: listed, parent: null };
}

function resolveMethod(method: SubChannel, parent: Channel, options: ListingOptions): InRegion {
  const { payway_id } = parent;
  const reason = whyNotUsable(payway_id, method, options);
  if (reason !== null) return reason;
  if (!canLaunch({ payway_id, channel_id: method.channel_id })) return { kind: 'not-served' };
  return { kind: 'offered', channel: method, parent };
}

function resolveIn(channel: Channel, key: ChannelKey, options: ListingOptions): InRegion[] {
  const { payway_id, icon, sub_payment } = channel;
  const isItself = channelKey(channel) === key;
  const methods = sub_payment.filter((one) => channelKey({ ...one, payway_id }) === key);
  if (!isItself && methods.length === 0) return [];
  if (icon === '') return [{ kind: 'no-icon' }];
  const reason = whyNotUsable(payway_id, channel, options);
  if (reason !== null) return [reason];
  return [
    ...(isItself ? [resolveChannelItself(channel, options)] : []),
    ...methods.map((method) => resolveMethod(method, channel, options)),
  ];
}

/**
 * Resolves a key in one region; null if the region does not have it. If the back end sends a key twice,
 * an offered channel takes precedence.
 */
function resolveInRegion(
  channels: readonly Channel[],
  key: ChannelKey,
  options: ListingOptions,
): InRegion | null {
  const found = channels.flatMap((channel) => resolveIn(channel, key, options));
  return found.find(({ kind }) => kind === 'offered') ?? found[0] ?? null;
}

/** The options of {@link resolveChannel}. */
export interface ResolveOptions extends ListingOptions {
  readonly region: string;
  /** `channelKey` of a channel, or of a parent's `payway_id` and a sub-channel's `channel_id`. */
  readonly key: ChannelKey;
}

/**
 * Returns whether a channel is offered in a region, or why it is not (spec §5), for instance after the
 * player has changed the goods. It is offered exactly if `listChannels` lists it there and `canLaunch`
 * returns true for it.
 *
 * @example
 * const { kind } = resolveChannel(response, { region: 'US', key, price: 4.99, platform: 'web' });
 */
export function resolveChannel(
  channelsByRegion: ChannelsByRegion,
  { region, key, ...options }: ResolveOptions,
): ChannelResolution {
  const found = Object.entries(channelsByRegion).flatMap(([name, channels]) => {
    const resolution = resolveInRegion(channels, key, options);
    return resolution === null ? [] : [{ name, resolution }];
  });
  const here = found.find(({ name }) => name === region);
  if (here !== undefined) return here.resolution;
  if (found.length === 0) return { kind: 'missing' };
  const offering = found.filter(({ resolution }) => resolution.kind === 'offered');
  return { kind: 'other-region', regions: offering.map(({ name }) => name) };
}
