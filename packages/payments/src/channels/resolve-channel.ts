import type { Channel, ChannelsByRegion, SubChannel } from '@shop/contract';
import { providerOf } from '../providers';
import { canLaunch } from './can-launch';
import { type ChannelKey, channelKey } from './channel-key';
import type { ListingOptions } from './list-channels';
import { type PriceRange, isPriceInRange } from './price-range';

/** It can be paid through. */
export interface ChannelOffered {
  readonly kind: 'offered';
  readonly channel: Channel | SubChannel;
  /** The channel that a sub-channel belongs to; null for a channel itself. */
  readonly parent: Channel | null;
}

/** No region has such a key. */
export interface ChannelMissing {
  readonly kind: 'missing';
}

/** The region has no such key. */
export interface ChannelInOtherRegion {
  readonly kind: 'other-region';
  /** Those that offer it now; none where it is elsewhere, and not offered there either. */
  readonly regions: readonly string[];
}

/** The price is outside its limits, or outside those of its parent. */
export interface ChannelOutOfRange {
  readonly kind: 'out-of-range';
  /** The limits that the price does not keep, in major units. */
  readonly limits: PriceRange;
}

/** It is in the region, and something that no other price changes keeps it from being offered. */
export interface ChannelNotOffered {
  readonly kind:
    /** It, or its parent, has no icon. */
    | 'no-icon'
    /** It, or its parent, is hidden on the platform. */
    | 'not-on-platform'
    /** None of its sub-channels is usable at the price on the platform. */
    | 'no-usable-sub-channel'
    /** Nothing in this package pays through it; see `canLaunch`. */
    | 'not-served';
}

/** Whether a channel is offered, or the first reason why it is not, in the order of spec §5. */
export type ChannelResolution =
  ChannelOffered | ChannelMissing | ChannelInOtherRegion | ChannelOutOfRange | ChannelNotOffered;

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
 * What a region says about a key; null where it has no such key. Where a back end sends a key twice,
 * one that is offered counts.
 */
function resolveInRegion(
  channels: readonly Channel[],
  key: ChannelKey,
  options: ListingOptions,
): InRegion | null {
  const found = channels.flatMap((channel) => resolveIn(channel, key, options));
  return found.find(({ kind }) => kind === 'offered') ?? found[0] ?? null;
}

/** Which channel is asked about, where, and for whom. */
export interface ResolveOptions extends ListingOptions {
  readonly region: string;
  /** `channelKey` of a channel, or of a parent's `payway_id` and a sub-channel's `channel_id`. */
  readonly key: ChannelKey;
}

/**
 * Whether a channel is offered in a region, or why it is not (spec §5), for instance one that was
 * chosen before the goods were. It is offered exactly when `listChannels` lists it there and
 * `canLaunch` says that it can be paid through.
 *
 * @example
 * const { kind } = resolveChannel(answer, { region: 'US', key, price: 4.99, platform: 'web' });
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
