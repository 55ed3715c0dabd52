import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { type payments, providerEvents } from '../database/schema/providers';
import type { PaymentEvent } from '../webhooks/apply-event';

type Decided = typeof payments.$inferSelect;

/**
 * Adds events about ended payments to the outbox, in the transaction that ends them, so that no event
 * is lost.
 */
export async function queuePaymentEvents(
  transaction: Executor,
  decided: readonly Decided[],
  type: PaymentEvent['type'],
  now: Date,
): Promise<void> {
  if (decided.length === 0) return;
  const rows = decided.map((payment) => {
    const event: PaymentEvent = {
      id: randomUUID(),
      type,
      payment_id: payment.id,
      merchant_order: payment.merchantOrder,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
    };
    return {
      id: event.id,
      provider: payment.provider,
      paymentId: payment.id,
      body: JSON.stringify(event),
      attempts: 0,
      // The outbox compares with the database's clock, which may differ from this machine's.
      nextAttemptAt: sql`now()`,
      lastAnswer: '',
      createdAt: now,
    };
  });
  await transaction.insert(providerEvents).values(rows);
}
