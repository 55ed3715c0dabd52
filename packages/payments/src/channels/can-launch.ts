import type { SubChannel } from '@shop/contract';
import { orderRequest } from '../launch/order-request';
import type { ChannelId } from './channel-key';

/** A listed channel with the methods below it, or one method alone. */
export interface LaunchCandidate extends ChannelId {
  readonly sub_payment?: readonly Pick<SubChannel, 'channel_id'>[];
}

// Whether a request can be formed does not depend on these two, only on their being there.
const anyOrder = { country: 'GLOBAL', bcp47_lang: 'en' } as const;

/**
 * Whether this version of the package can pay through a channel: a provider serves its
 * `payway_id`, and knows its method (of a channel with sub-channels: at least one of theirs).
 * Listing does not ask this, since what is on offer is the back end's business; a shop may use it
 * to disable a channel it cannot serve.
 */
export function canLaunch({ payway_id, channel_id, sub_payment = [] }: LaunchCandidate): boolean {
  const methods = sub_payment.length === 0 ? [{ channel_id }] : sub_payment;
  return methods.some(
    (method) => orderRequest({ payway_id, channel_id: method.channel_id }, anyOrder) !== null,
  );
}
