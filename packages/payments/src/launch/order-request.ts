import type { PaymentParams } from '@shop/contract';
import type { ChannelId } from '../channels/channel-key';
import { paymentCallOf, providerOf } from '../providers';
import type { ExtraParam, OrderCallName, Provider } from '../providers/provider';

/** The common payload of an order (spec §7). The provider's parameters are derived from the channel. */
export type Order = PaymentParams;

/**
 * The parameters of a payment call: the common payload, the provider's own, and for the in-game card
 * `card_info`, its packed number and password, which must be neither logged nor stored.
 */
export type PaymentCallParams = Order &
  Partial<Record<ExtraParam, string>> & { readonly card_info?: string };

/** The call that creates an order on a channel, with the provider's parameters. */
export interface OrderRequest {
  readonly provider: Provider;
  readonly call: OrderCallName;
  readonly params: Partial<Record<ExtraParam, string>>;
}

type OrderContext = Pick<Order, 'country' | 'bcp47_lang'>;

function extraParam(
  param: ExtraParam,
  { channelCode }: Provider,
  { channel_id }: ChannelId,
  { country, bcp47_lang }: OrderContext,
): string | null {
  switch (param) {
    case 'channel':
      return channelCode === undefined ? channel_id : channelCode(channel_id);
    case 'channel_id':
      return channel_id;
    case 'country':
      return country;
    case 'spec_lang':
      return bcp47_lang;
  }
}

/**
 * Returns the call of a channel and its extra parameters.
 *
 * @returns Null if no provider serves the channel, or its provider does not support the method; the
 * back end would refuse such an order.
 */
export function orderRequest(channel: ChannelId, order: OrderContext): OrderRequest | null {
  const provider = providerOf(channel.payway_id);
  if (provider === null) return null;
  const call = paymentCallOf(provider, channel.channel_id);
  if (call === null) return null;

  const params: Partial<Record<ExtraParam, string>> = {};
  for (const name of provider.extraParams) {
    const value = extraParam(name, provider, channel, order);
    if (!value) return null;
    params[name] = value;
  }
  return { provider, call, params };
}
