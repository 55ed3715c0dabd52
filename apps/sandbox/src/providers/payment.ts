import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../database/schema/providers';
import { queuePaymentEvents } from './queue-payment-events';

/** A payment as the provider keeps it. */
export type Payment = typeof payments.$inferSelect;

/** How a payment ends at the provider. */
export type Decision = Exclude<Payment['state'], 'open'>;

/** How a payment is to end, and why where a card was refused. */
export interface Ending {
  readonly state: Decision;
  readonly reason: Payment['reason'];
}

const expired: Ending = { state: 'expired', reason: null };

/**
 * Ends an open payment and puts the event for the shop in the outbox, in one transaction. One that has
 * ended stays as it is, and one whose time is over expires whatever is wished: from then on no money
 * is taken.
 *
 * @returns The payment as it stands now.
 */
export async function endPayment(
  database: Database,
  payment: Payment,
  wish: Ending,
  now: Date,
): Promise<Payment> {
  const ending = payment.expiresAt <= now ? expired : wish;
  return database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(payments)
      .set({ ...ending, decidedAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')))
      .returning();
    if (ended === undefined) {
      const [current] = await transaction
        .select()
        .from(payments)
        .where(eq(payments.id, payment.id));
      return current ?? payment;
    }
    await queuePaymentEvents(transaction, [ended], `payment.${ending.state}`, now);
    return ended;
  });
}

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

/**
 * Decides an open payment, and tells the shop; see {@link endPayment} for one that is decided or over.
 *
 * @returns The payment as it stands now.
 */
export async function decidePayment(
  database: Database,
  payment: Payment,
  wish: Decision,
  now: Date,
): Promise<Payment> {
  return endPayment(database, payment, { state: wish, reason: null }, now);
}

const endedUnpaid = ['expired', 'refused', 'cancelled'] as const;

/**
 * Takes the money for a payment that had ended without any, as happens in life when a transfer was
 * under way or a clerk was slow, and tells the shop. Once: what is paid stays paid.
 *
 * @returns Whether it was this call that took it.
 */
export async function acceptLatePayment(
  database: Database,
  payment: Pick<Payment, 'id'>,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const taken = await transaction
      .update(payments)
      .set({ state: 'approved', reason: null, decidedAt: now })
      .where(and(eq(payments.id, payment.id), inArray(payments.state, endedUnpaid)))
      .returning();
    await queuePaymentEvents(transaction, taken, 'payment.approved', now);
    return taken.length > 0;
  });
}

const maxBatch = 100;

/**
 * Ends open payments whose time is over, and tells the shop, so that no order waits for them for
 * ever. Several instances may do so side by side: each takes those that no other has in hand.
 */
export async function expireOverdue(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const overdue = transaction
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.state, 'open'), lte(payments.expiresAt, now)))
      .orderBy(payments.expiresAt)
      .limit(maxBatch)
      .for('update', { skipLocked: true });
    const expired = await transaction
      .update(payments)
      .set({ state: 'expired', decidedAt: now })
      .where(inArray(payments.id, overdue))
      .returning();
    await queuePaymentEvents(transaction, expired, 'payment.expired', now);
  });
}
