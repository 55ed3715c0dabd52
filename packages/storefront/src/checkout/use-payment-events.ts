import { useEffect } from 'react';
import type { PaymentFields } from '../orders';
import { type ShopServices, useServices } from '../services';
import { useTrack } from '../tracking';
import type { PurchaseOutcome } from './checkout-service';
import { type ChannelPurchase, type Purchase, priceOf } from './purchase';

/** Sends the events of a payment (spec §7, §9). */
export interface PaymentEvents {
  /**
   * A channel or the method below it is chosen, so that there is nothing left to choose. The event is
   * sent by {@link useSelectedPayway} once it is known what is paid that way.
   */
  readonly selected: () => void;
  /** The button that buys is pressed. */
  readonly pressed: (purchase: Purchase) => void;
  /** A launch has ended; sends an event if it has opened the link to pay. */
  readonly launched: (purchase: Purchase, outcome: PurchaseOutcome) => void;
}

/** The shops in which a way to pay was chosen that is not sent yet. */
const hasSelected = new WeakSet<ShopServices>();

/** Returns the events of a payment. */
export function usePaymentEvents(): PaymentEvents {
  const track = useTrack();
  const services = useServices();
  return {
    selected: () => {
      hasSelected.add(services);
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

/**
 * Sends the way to pay that was chosen, with what is paid that way. A coupon may take something off, so
 * it waits for the price.
 */
export function useSelectedPayway(purchase: Purchase | null, isPriceKnown: boolean): void {
  const track = useTrack();
  const services = useServices();
  useEffect(() => {
    if (purchase === null || !isPriceKnown || !hasSelected.delete(services)) return;
    track('selectPayway', paymentFieldsOf(purchase));
  });
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
