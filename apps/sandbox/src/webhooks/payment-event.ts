import * as v from 'valibot';

/** What a provider tells the shop about a payment. Amounts are in minor units. */
export const paymentEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(['payment.approved', 'payment.refused', 'payment.cancelled', 'payment.expired']),
  payment_id: v.string(),
  merchant_order: v.string(),
  amount_minor: v.pipe(v.number(), v.integer()),
  currency: v.string(),
});

/** A value of {@link paymentEvent}. */
export type PaymentEvent = v.InferOutput<typeof paymentEvent>;
