import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments, providerEvents } from '../database/schema/providers';
import type { PaymentEvent } from '../webhooks/payment-event';

/** How a payment ends at the provider. */
export type Decision = 'approved' | 'refused' | 'cancelled';

/** A payment as the provider keeps it. */
export type Payment = typeof payments.$inferSelect;

/** The provider's record behind an id, or null. */
export async function findPayment(
  database: Database,
  provider: string,
  id: string,
): Promise<Payment | null> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.provider, provider)));
  return payment ?? null;
}

function isOverdue({ expiresAt }: Payment, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * Decides an open payment and puts the event for the shop in the outbox, in one transaction: a
 * provider that takes money never forgets to say so. A payment that is decided stays as it is, and
 * one whose time is over is cancelled whatever is wished: no money is taken after the end that the
 * shop has set.
 *
 * @returns The payment as it stands now.
 */
export async function decidePayment(
  database: Database,
  payment: Payment,
  wish: Decision,
  now: Date,
): Promise<Payment> {
  const decision = isOverdue(payment, now) ? 'cancelled' : wish;
  return database.transaction(async (transaction) => {
    const [decided] = await transaction
      .update(payments)
      .set({ state: decision, decidedAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')))
      .returning();
    if (decided === undefined) {
      const [current] = await transaction
        .select()
        .from(payments)
        .where(eq(payments.id, payment.id));
      return current ?? payment;
    }
    const event: PaymentEvent = {
      id: randomUUID(),
      type: `payment.${decision}`,
      payment_id: decided.id,
      merchant_order: decided.merchantOrder,
      amount_minor: decided.amountMinor,
      currency: decided.currency,
    };
    await transaction.insert(providerEvents).values({
      id: event.id,
      provider: decided.provider,
      paymentId: decided.id,
      body: JSON.stringify(event),
      attempts: 0,
      nextAttemptAt: new Date(),
      lastAnswer: '',
      createdAt: now,
    });
    return decided;
  });
}
