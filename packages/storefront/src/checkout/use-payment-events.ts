import type { Goods } from '@shop/contract';
import type { PaymentFields } from '../orders';
import { useTrack } from '../tracking';
import type { PurchaseOutcome } from './checkout-service';
import { type ChannelPurchase, type Purchase, priceOf } from './purchase';

/** Sends the events of a payment (spec §7, §9). */
export interface PaymentEvents {
  /** A channel or the method below it is chosen, so that there is nothing left to choose. */
  readonly selected: (payway: Omit<Payway, 'goods'> & { readonly goods: Goods | null }) => void;
  /** The button that buys is pressed. */
  readonly pressed: (purchase: Purchase) => void;
  /** A launch has ended; sends an event if it has opened the link to pay. */
  readonly launched: (purchase: Purchase, outcome: PurchaseOutcome) => void;
}

type Payway = Pick<ChannelPurchase, 'goods' | 'region' | 'channel' | 'subChannelId'>;

/** Returns the events of a payment. */
export function usePaymentEvents(): PaymentEvents {
  const track = useTrack();
  return {
    selected: ({ goods, ...payway }) => {
      if (goods !== null) track('selectPayway', paywayFields({ ...payway, goods }));
    },
    pressed: (purchase) => {
      track('clickPay', paymentFieldsOf(purchase));
    },
    launched: (purchase, outcome) => {
      if (outcome.kind !== 'redirect' || !outcome.isOpen) return;
      track('openPayLink', { ...paymentFieldsOf(purchase), billing_no: outcome.billingNo });
    },
  };
}

/** Returns the fields of a purchase. An exchange of a prepaid card has neither a channel nor a price. */
export function paymentFieldsOf(purchase: Purchase): PaymentFields {
  switch (purchase.kind) {
    case 'exchange':
      return { product_id: purchase.goods.product_id };
    case 'channel':
      return { ...paywayFields(purchase), pay_money: priceOf(purchase) };
  }
}

function paywayFields({ goods, region, channel, subChannelId }: Payway): PaymentFields {
  return {
    product_id: goods.product_id,
    payway_id: channel.payway_id,
    // A method below a channel replaces the channel's own code.
    channel_id: subChannelId ?? channel.channel_id,
    area_code: region,
    money: goods.price,
    pay_money: goods.price,
    currency: goods.currency,
  };
}
