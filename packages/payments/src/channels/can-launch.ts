import type { SubChannel } from '@shop/contract';
import { orderRequest } from '../launch/order-request';
import type { ChannelId } from './channel-key';

/** A listed channel with its sub-channels, or a single method. */
export interface LaunchCandidate extends ChannelId {
  readonly sub_payment?: readonly Pick<SubChannel, 'channel_id'>[];
}

// Their values do not matter, but an order request cannot be formed without them.
const anyOrder = { country: 'GLOBAL', bcp47_lang: 'en' } as const;

/**
 * Returns whether this version of the package can launch a payment on a channel: a provider serves
 * its `payway_id` and supports its method, or at least one of its sub-channels. `listChannels` does
 * not check this because the back end decides which channels are offered; a shop may use it to
 * disable a channel.
 */
export function canLaunch({ payway_id, channel_id, sub_payment = [] }: LaunchCandidate): boolean {
  const methods = sub_payment.length === 0 ? [{ channel_id }] : sub_payment;
  return methods.some(
    (method) => orderRequest({ payway_id, channel_id: method.channel_id }, anyOrder) !== null,
  );
}
