import type { Channel } from '@shop/contract';

declare const channelKeyBrand: unique symbol;

/** The composite key of a channel (spec §3); a string that only {@link channelKey} makes. */
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
// The signature above is where a string becomes a key; no caller can make one by hand.
export function channelKey({ payway_id, channel_id }: ChannelId): string {
  return `${encodeURIComponent(payway_id)}:${channel_id}`;
}
