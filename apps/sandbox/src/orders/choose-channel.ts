import { Code } from '@shop/contract';
import {
  type OrderCallName,
  type Provider,
  paymentCallOf,
  providerOf,
} from '@shop/payments/providers';
import type { OfferedChannel } from './find-offer';
import type { PaymentRequest } from './order';

/** The parameters of a payment that name its method. */
type MethodParams = Pick<PaymentRequest, 'channel' | 'channel_id'>;

interface Limits {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** The channel of a payment, or the code of the refusal. */
export type ChosenChannel =
  | {
      readonly kind: 'chosen';
      readonly channel: OfferedChannel;
      readonly method: string;
      /** Of the method, as it is listed. */
      readonly name: string;
      readonly provider: Pick<Provider, 'key'>;
    }
  | { readonly kind: 'refused'; readonly code: Code };

/** A channel with one of its methods; a channel without sub-channels is its own method. */
interface ChannelMethod {
  readonly channel: OfferedChannel;
  readonly provider: Provider;
  readonly method: string;
  readonly name: string;
  readonly limits: readonly Limits[];
}

function methodsOf(channel: OfferedChannel, provider: Provider): ChannelMethod[] {
  if (channel.subChannels.length === 0)
    return [
      { channel, provider, method: channel.channelId, name: channel.name, limits: [channel] },
    ];
  return channel.subChannels.map((sub) => ({
    channel,
    provider,
    method: sub.channelId,
    name: sub.name,
    limits: [channel, sub],
  }));
}

/** Returns the methods that a call serves: a provider may have one call per method (spec §7). */
function methodsServedBy(call: OrderCallName, list: readonly OfferedChannel[]): ChannelMethod[] {
  return list.flatMap((channel) => {
    const provider = providerOf(channel.paywayId);
    if (provider === null) return [];
    return methodsOf(channel, provider).filter(
      (option) => paymentCallOf(provider, option.method) === call,
    );
  });
}

/** Returns the value of `channel` for a method: its code, or what the provider derives from it. */
function channelCodeOf({ provider, method }: ChannelMethod): string | null {
  return provider.channelCode === undefined ? method : provider.channelCode(method);
}

function isNamed(option: ChannelMethod, params: MethodParams): boolean {
  const { extraParams } = option.provider;
  if (extraParams.includes('channel_id')) return option.method === params.channel_id;
  if (extraParams.includes('channel')) return channelCodeOf(option) === params.channel;
  return true;
}

/** Returns whether a price is within limits (spec §5); a limit of zero or less is none. */
function isInRange(price: number, { minMinor, maxMinor }: Limits): boolean {
  return (minMinor <= 0 || price >= minMinor) && (maxMinor <= 0 || price <= maxMinor);
}

/**
 * Finds the channel that a payment names by its call, region and method. An unknown channel in the
 * region is -3071; an unknown method is -3071 if named by `channel_id`, else -3070; a price outside
 * the limits of channel or sub-channel is -3064.
 */
export function matchChannel(
  call: OrderCallName,
  params: MethodParams,
  list: readonly OfferedChannel[],
  priceMinor: number,
): ChosenChannel {
  const served = methodsServedBy(call, list);
  if (served.length === 0) return { kind: 'refused', code: Code.channelNotFound };

  const named = served.filter((option) => isNamed(option, params));
  const [first] = named;
  if (first === undefined) {
    const isById = served.some(({ provider }) => provider.extraParams.includes('channel_id'));
    return { kind: 'refused', code: isById ? Code.channelNotFound : Code.wrongMethodParameters };
  }
  // Several banks can share one code of the gold-card provider: any that takes the amount will do.
  const chosen = named.find((option) =>
    option.limits.every((limits) => isInRange(priceMinor, limits)),
  );
  if (chosen === undefined) return { kind: 'refused', code: Code.channelOutOfRange };
  const { channel, method, name, provider } = chosen;
  return { kind: 'chosen', channel, method, name, provider };
}

/**
 * Like {@link matchChannel}, but with a coupon the channel must also accept coupons and be the one
 * in `pay_id` (spec §5), else -3062. The limits of channels apply to the price without coupon.
 */
export function chooseChannel(
  call: OrderCallName,
  params: PaymentRequest,
  list: readonly OfferedChannel[],
  priceMinor: number,
): ChosenChannel {
  const choice = matchChannel(call, params, list, priceMinor);
  if (choice.kind === 'refused' || params.coupon_code === undefined) return choice;

  const open = list.filter((one) => one.openCoupon && one.paywayId === params.pay_id);
  const withCoupon = matchChannel(call, params, open, priceMinor);
  if (withCoupon.kind === 'chosen') return withCoupon;
  return { kind: 'refused', code: Code.illegalCouponUse };
}
