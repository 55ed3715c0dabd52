import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders, webhookEvents } from '../database/schema/orders';
import type { FinalStatus } from '../orders/final-status';
import { settleOrder } from '../orders/settle-order';
import type { PaymentEvent } from './payment-event';

/** What a webhook did. A mismatch is kept for a human to look at, and changes nothing. */
export type Applied = 'applied' | 'already-settled' | 'mismatch' | 'duplicate';

function statusOf(type: PaymentEvent['type']): FinalStatus {
  switch (type) {
    case 'payment.approved':
      return 'success';
    case 'payment.refused':
    case 'payment.cancelled':
      return 'fail';
  }
}

type StoredOrder = typeof orders.$inferSelect;

/** The event must speak of the very payment, amount and currency that the order was made with. */
function isAbout(event: PaymentEvent, order: StoredOrder | undefined, provider: string): boolean {
  return (
    order?.provider === provider &&
    order.paymentId === event.payment_id &&
    order.priceMinor === event.amount_minor &&
    order.currency === event.currency
  );
}

/** Applies a verified webhook once: event, status and goods are one transaction. */
export async function applyEvent(
  database: Database,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<Applied> {
  return database.transaction(async (transaction) => {
    const key = { provider, eventId: event.id };
    const [fresh] = await transaction
      .insert(webhookEvents)
      .values({ ...key, billingNo: event.merchant_order, outcome: 'applied', receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (fresh === undefined) return 'duplicate';

    const [order] = await transaction
      .select()
      .from(orders)
      .where(eq(orders.billingNo, event.merchant_order));
    const isRight = isAbout(event, order, provider);
    const isEnded =
      isRight && (await settleOrder(transaction, event.merchant_order, statusOf(event.type), now));
    if (isEnded) return 'applied';

    const outcome = isRight ? 'already-settled' : 'mismatch';
    await transaction
      .update(webhookEvents)
      .set({ outcome })
      .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, event.id)));
    return outcome;
  });
}
