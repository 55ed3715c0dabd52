import type { Channel } from '@shop/contract';

declare const channelKeyBrand: unique symbol;

/** The composite key of a channel (spec §3). Only {@link channelKey} creates one. */
export type ChannelKey = string & { readonly [channelKeyBrand]: true };

/**
 * The two codes that name a way to pay: the payment channel id of spec §9 (`10201`), and the
 * provider's own code of the method (`143`), which may be empty. A listed channel is one; for a
 * sub-channel take its parent's `payway_id` and its own `channel_id`.
 */
export type ChannelId = Pick<Channel, 'payway_id' | 'channel_id'>;

/**
 * The key of a channel: equal for equal channels, different for different ones.
 *
 * @example
 * channelKey({ payway_id: '11501', channel_id: 'GRABPAY' }); // '11501:GRABPAY'
 */
export function channelKey(channel: ChannelId): ChannelKey;
// The overload is the one place where a string becomes a key. A cast would do the same; the format below
// is what makes it true.
export function channelKey({ payway_id, channel_id }: ChannelId): string {
  return `${encodeURIComponent(payway_id)}:${channel_id}`;
}
