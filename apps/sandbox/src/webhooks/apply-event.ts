import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database';
import { orders, webhookEvents } from '../database/schema/orders';
import type { FinalStatus, StoredOrder } from '../orders/order';
import { settleLatePayment } from '../orders/settle-late-payment';
import { settleOrder } from '../orders/settle-order';

/** An event of a provider about a payment. Amounts are in minor units. */
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

type Outcome = (typeof webhookEvents.$inferSelect)['outcome'];

/**
 * The result of a webhook. A mismatch changes nothing and is stored for review, like the results of
 * late payments.
 */
export type WebhookResult = Outcome | 'duplicate';

function statusOf(type: PaymentEvent['type']): FinalStatus {
  switch (type) {
    case 'payment.approved':
      return 'success';
    case 'payment.refused':
    case 'payment.cancelled':
    case 'payment.expired':
      return 'fail';
  }
}

/** Reports whether provider, payment, amount and currency of an event are those of the order. */
function isAbout(event: PaymentEvent, order: StoredOrder, provider: string): boolean {
  return (
    order.provider === provider &&
    order.paymentId === event.payment_id &&
    order.priceMinor === event.amount_minor &&
    order.currency === event.currency
  );
}

async function settle(
  transaction: Transaction,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<Outcome> {
  const { merchant_order: billingNo } = event;
  // Locked, so that the events of an order are applied one after the other.
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.billingNo, billingNo))
    .for('update');
  if (order === undefined || !isAbout(event, order, provider)) return 'mismatch';
  const status = statusOf(event.type);
  if (await settleOrder(transaction, billingNo, status, now)) return 'applied';
  return status === 'success' ? settleLatePayment(transaction, order, now) : 'already-settled';
}

/** Applies a verified webhook once: event, status and goods are one transaction. */
export async function applyEvent(
  database: Database,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<WebhookResult> {
  return database.transaction(async (transaction) => {
    const [fresh] = await transaction
      .insert(webhookEvents)
      .values({
        provider,
        eventId: event.id,
        billingNo: event.merchant_order,
        outcome: 'applied',
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (fresh === undefined) return 'duplicate';

    const outcome = await settle(transaction, provider, event, now);
    if (outcome === 'applied') return outcome;
    await transaction
      .update(webhookEvents)
      .set({ outcome })
      .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, event.id)));
    return outcome;
  });
}
