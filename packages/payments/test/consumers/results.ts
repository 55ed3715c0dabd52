// Tells every result apart, as a team does that shows something for each.
import type { ChannelsByRegion, ContentOf, calls } from '@shop/contract';
import {
  type CardMode,
  type CouponState,
  type LaunchResult,
  type Refused,
  channelKey,
  continuationOf,
  listChannels,
  outOfRangeChannels,
  resolveChannel,
} from '@shop/payments';
import type { UnconfirmedCard } from '@shop/payments/cards';
import type { Checkout, CheckoutState } from '@shop/payments/checkout';
import { channelKind, groupByKind } from '@shop/payments/kinds';
import type { Purchases } from '@shop/payments/purchase';

type OrderInfo = ContentOf<typeof calls.orderInfo>;

/** Shows how far a purchase has come. */
export function stateText(state: CheckoutState<OrderInfo>): string {
  switch (state.status) {
    case 'chosen':
    case 'unknown':
      return state.told === null ? state.status : resultText(state.told);
    case 'sent':
      return state.status;
    case 'refused':
      return `${resultText(state.told)} ${state.unpaid?.link ?? ''}`;
    case 'placed':
      return `${state.billingNo} ${state.link ?? ''} ${state.told?.kind ?? ''}`;
    case 'success':
    case 'fail':
    case 'cancelled':
    case 'expired':
      return state.order === null ? state.billingNo : state.order.product_name;
  }
}

/** Shows the answer to a press. */
export function resultText(result: LaunchResult): string {
  if (result.kind === 'redirect') return result.isOpen ? result.link : result.billingNo;
  if (result.kind === 'refused') return refusalText(result);
  if (result.kind === 'load-failed') return result.part;
  if (result.kind === 'unknown') return result.kind;
  return result.billingNo ?? '';
}

function refusalText(refusal: Refused): string {
  switch (refusal.reason) {
    case 'answer':
      return `${refusal.msg} ${String(refusal.code)}`;
    case 'no-billing-no':
      return refusal.messageKey;
    case 'invalid-link':
      return refusal.billingNo;
    case 'empty-parameter':
      return `This order could not be made: ${refusal.parameter} is empty`;
    case 'channel-not-served':
      return refusal.reason;
  }
}

/** Shows why channels are not offered. */
export function channelTexts(channelsByRegion: ChannelsByRegion): readonly string[] {
  const options = { price: 4.99, platform: 'web', region: 'GLOBAL' } as const;
  const dear = outOfRangeChannels(channelsByRegion, options);
  const offered = listChannels(channelsByRegion, options).flatMap(({ channels }) => channels);
  const kinds = groupByKind(offered, channelKind).map(({ kind, items }) =>
    [kind, items.length].join(),
  );
  const reasons = offered.map((channel) => {
    const found = resolveChannel(channelsByRegion, { ...options, key: channelKey(channel) });
    switch (found.kind) {
      case 'offered':
        return continuationOf(found.parent ?? channel) ?? found.channel.channel_id;
      case 'out-of-range':
        return String(found.limits.min_money);
      case 'other-region':
        return found.regions.join();
      case 'missing':
      case 'no-icon':
      case 'no-usable-sub-channel':
      case 'not-on-platform':
      case 'not-served':
        return found.kind;
    }
  });
  return [...dear.map(({ limit, money }) => limit + money.toFixed()), ...kinds, ...reasons];
}

/** Shows what came of a prepaid card, of coupons and of the form for both. */
export function otherTexts(
  card: UnconfirmedCard,
  coupons: CouponState,
  form: CardMode,
): readonly string[] {
  return [
    card.kind === 'check-failed' ? card.kind : '',
    card.kind === 'refused' && card.reason === 'answer' ? card.msg : '',
    coupons.kind === 'choosable' ? coupons.preselected.code : '',
    coupons.kind === 'none-usable' ? coupons.messageKey : '',
    form.kind === 'in-game' ? form.back : '',
  ];
}

/** Buys, and uses what each result has. */
export async function buy(
  checkout: Checkout<OrderInfo>,
  order: Parameters<Checkout<OrderInfo>['buy']>[1],
  purchases: Purchases<object, number>,
): Promise<string | null> {
  const state = await checkout.buy({ payway_id: '10201', channel_id: '' }, order);
  const exchanged = await checkout.exchange(order, { name: 'Card exchange' });
  if (exchanged.status === 'success' && exchanged.item?.price !== undefined)
    return exchanged.item.price.toFixed() + exchanged.item.currency;
  const kept = purchases.stateOf('one');
  if (kept.status === 'placed') return kept.billingNo;
  return state.status === 'placed' ? state.link : null;
}
