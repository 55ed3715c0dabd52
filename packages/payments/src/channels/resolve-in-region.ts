import type { Channel, SubChannel } from '@shop/contract';
import { providerOf } from '../providers/provider-of';
import { canLaunch } from './can-launch';
import { type ChannelKey, channelKey } from './channel-key';
import type { ChannelNotOffered, ChannelOffered, ChannelOutOfRange } from './channel-resolution';
import type { ListingOptions } from './list-channels';
import { isPriceInRange } from './price-range';

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
export function resolveInRegion(
  channels: readonly Channel[],
  key: ChannelKey,
  options: ListingOptions,
): InRegion | null {
  const found = channels.flatMap((channel) => resolveIn(channel, key, options));
  return found.find(({ kind }) => kind === 'offered') ?? found[0] ?? null;
}
