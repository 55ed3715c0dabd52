import type { PaymentFields } from '../orders';
import type { OrderMade } from '../result';
import type { UnansweredPurchase } from './kept-purchases';
import { type ChannelPurchase, type Purchase, intentOf, priceOf, summaryOf } from './purchase';

/** What was bought, as far as it is known. */
export interface Bought extends Pick<OrderMade, 'summary' | 'payment' | 'choice'> {
  /** The number of the unpaid order that it replaces; absent if there is none. */
  readonly replaces?: string | null | undefined;
}

/**
 * Returns what a purchase buys.
 *
 * @param gems - What a prepaid card is worth in gems. Only an exchange is for them; a purchase is for its goods.
 */
export function boughtOf(purchase: Purchase, gems?: string): Bought {
  const isForGems = purchase.kind === 'exchange' && gems !== undefined;
  const { suid: _suid, ...choice } = intentOf(purchase);
  return {
    summary: { ...summaryOf(purchase), ...(isForGems && { gems }) },
    payment: paymentFieldsOf(purchase),
    choice,
    replaces: purchase.kind === 'channel' ? purchase.replaces : null,
  };
}

/** Returns what an unanswered purchase has bought. */
export function boughtBefore({ intent, sent, summary }: UnansweredPurchase): Bought {
  const { suid: _suid, ...choice } = intent;
  if (sent.kind === 'exchange') return { summary, choice };
  const { product_id, country, expected_price, expected_currency, replaces } = sent.order;
  const { payway_id, channel_id } = sent.channel;
  const payment = {
    ...{ product_id, payway_id, channel_id, area_code: country },
    ...{ pay_money: expected_price, currency: expected_currency },
  };
  return { summary, choice, payment, replaces };
}

/** Returns the fields of a purchase. An exchange of a prepaid card has neither a channel nor a price. */
export function paymentFieldsOf(purchase: Purchase): PaymentFields {
  switch (purchase.kind) {
    case 'exchange':
      return { product_id: purchase.goods.product_id };
    case 'channel':
      return paywayFields(purchase);
  }
}

function paywayFields(purchase: ChannelPurchase): PaymentFields {
  const { goods, region, channel, subChannelId } = purchase;
  return {
    product_id: goods.product_id,
    payway_id: channel.payway_id,
    // A method below a channel replaces the channel's own code.
    channel_id: subChannelId ?? channel.channel_id,
    area_code: region,
    money: goods.price,
    pay_money: priceOf(purchase),
    currency: goods.currency,
  };
}
