import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../database/database';
import { payments } from '../database/schema/providers';
import { queuePaymentEvents } from './queue-payment-events';

/** A payment as the provider stores it. */
export type Payment = typeof payments.$inferSelect;

/** How a payment ends at the provider. */
export type Decision = Exclude<Payment['state'], 'open'>;

/** How a payment should end, and the reason if a card was refused. */
export interface Ending {
  readonly state: Decision;
  readonly reason: Payment['reason'];
}

const expired: Ending = { state: 'expired', reason: null };

/**
 * Ends an open payment and adds the event for the shop to the outbox, in one transaction. A payment
 * that has ended stays unchanged. An overdue payment expires whatever `wish` is: no money is taken
 * after the deadline.
 *
 * @returns The current payment.
 */
export async function endPayment(
  database: Transaction,
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

/** Finds the payment of a provider by id, or null. */
export async function findPayment(
  database: Executor,
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
 * Ends an open payment as the player decided; see {@link endPayment} for one that has ended.
 *
 * @returns The current payment.
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
 * Approves a payment that had ended unpaid, as happens with slow bank transfers, and adds the event
 * for the shop. A payment is approved at most once.
 *
 * @returns Whether this call approved it.
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
 * Expires overdue open payments and adds the events for the shop, so that no order waits for ever.
 * Safe on several instances at once: each skips the rows that another has locked.
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
