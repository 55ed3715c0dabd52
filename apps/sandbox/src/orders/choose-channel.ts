import { Code } from '@shop/contract';
import {
  type OrderCallName,
  type Provider,
  paymentCallOf,
  providerOf,
} from '@shop/payments/providers';
import type { OfferedChannel } from './find-parts';
import type { PaymentRequest } from './order';

/** What a payment says about the method. */
type MethodParams = Pick<PaymentRequest, 'channel' | 'channel_id'>;

interface Limits {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** The channel a payment goes through, or the code of the refusal. */
export type ChannelChoice =
  | {
      readonly kind: 'chosen';
      readonly channel: OfferedChannel;
      readonly method: string;
      readonly provider: Pick<Provider, 'key'>;
    }
  | { readonly kind: 'refused'; readonly code: Code };

/** A channel with one of its methods; a channel without sub-channels has itself only. */
interface ChannelMethod {
  readonly channel: OfferedChannel;
  readonly provider: Provider;
  readonly method: string;
  readonly limits: readonly Limits[];
}

function methodsOf(channel: OfferedChannel, provider: Provider): ChannelMethod[] {
  if (channel.subChannels.length === 0)
    return [{ channel, provider, method: channel.channelId, limits: [channel] }];
  return channel.subChannels.map((sub) => ({
    channel,
    provider,
    method: sub.channelId,
    limits: [channel, sub],
  }));
}

/** The ways to pay that a path serves: a provider may have a path for each method (spec §7). */
function methodsServedBy(call: OrderCallName, list: readonly OfferedChannel[]): ChannelMethod[] {
  return list.flatMap((channel) => {
    const provider = providerOf(channel.paywayId);
    if (provider === null) return [];
    return methodsOf(channel, provider).filter(
      (way) => paymentCallOf(provider, way.method) === call,
    );
  });
}

/** What the shop sends in `channel` for a method: its code, or what the provider derives from it. */
function channelCodeOf({ provider, method }: ChannelMethod): string | null {
  return provider.channelCode === undefined ? method : provider.channelCode(method);
}

function isNamed(way: ChannelMethod, params: MethodParams): boolean {
  const { extraParams } = way.provider;
  if (extraParams.includes('channel_id')) return way.method === params.channel_id;
  if (extraParams.includes('channel')) return channelCodeOf(way) === params.channel;
  return true;
}

/** Spec §5; a limit of zero or less is none. */
function isInRange(price: number, { minMinor, maxMinor }: Limits): boolean {
  return (minMinor <= 0 || price >= minMinor) && (maxMinor <= 0 || price <= maxMinor);
}

/**
 * Finds the channel that a payment names by its path, its region and its method. No such channel in
 * the region is -3071; a method the channel does not have is -3071 where it is named by
 * `channel_id`, else -3070; a price outside the limits of channel or sub-channel is -3064.
 */
export function matchChannel(
  call: OrderCallName,
  params: MethodParams,
  list: readonly OfferedChannel[],
  priceMinor: number,
): ChannelChoice {
  const served = methodsServedBy(call, list);
  if (served.length === 0) return { kind: 'refused', code: Code.channelNotFound };

  const named = served.filter((way) => isNamed(way, params));
  const [first] = named;
  if (first === undefined) {
    const isById = served.some(({ provider }) => provider.extraParams.includes('channel_id'));
    return { kind: 'refused', code: isById ? Code.channelNotFound : Code.wrongMethodParameters };
  }
  // Several banks may share one code of the gold-card provider: any of them that takes the amount.
  const chosen = named.find((way) => way.limits.every((limits) => isInRange(priceMinor, limits)));
  if (chosen === undefined) return { kind: 'refused', code: Code.channelOutOfRange };
  const { channel, method, provider } = chosen;
  return { kind: 'chosen', channel, method, provider };
}

/**
 * Like {@link matchChannel}; with a coupon the channel must also be open to coupons, and be the one
 * that `pay_id` names (spec §5), else -3062. Limits of channels are about the goods' own price.
 */
export function chooseChannel(
  call: OrderCallName,
  params: PaymentRequest,
  list: readonly OfferedChannel[],
  priceMinor: number,
): ChannelChoice {
  const way = matchChannel(call, params, list, priceMinor);
  if (way.kind === 'refused' || params.coupon_code === undefined) return way;

  const open = list.filter((one) => one.openCoupon && one.paywayId === params.pay_id);
  const wayWithCoupon = matchChannel(call, params, open, priceMinor);
  if (wayWithCoupon.kind === 'chosen') return wayWithCoupon;
  return { kind: 'refused', code: Code.illegalCouponUse };
}
