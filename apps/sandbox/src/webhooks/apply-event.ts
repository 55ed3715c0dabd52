import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database';
import { orders, webhookEvents } from '../database/schema/orders';
import type { FinalStatus, StoredOrder } from '../orders/order';
import { settleLatePayment } from '../orders/settle-late-payment';
import { settleOrder } from '../orders/settle-order';

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

type Outcome = (typeof webhookEvents.$inferSelect)['outcome'];

/**
 * What a webhook did. A mismatch is kept for a human to look at, and changes nothing; so is what
 * came of money that was late.
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

/** The event must speak of the very payment, amount and currency that the order was made with. */
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
  // Locked, so that all that is told of one order is heard one after the other.
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
