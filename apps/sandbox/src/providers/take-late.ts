import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../database/schema/providers';
import { announce } from './announce';
import type { Payment } from './payment';

const endedUnpaid = ['expired', 'refused', 'cancelled'] as const;

/**
 * Takes the money for a payment that had ended without any, as happens in life when a transfer was
 * under way or a clerk was slow, and tells the shop. Once: what is paid stays paid.
 *
 * @returns Whether it was this call that took it.
 */
export async function takeLate(
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
    await announce(transaction, taken, 'payment.approved', now);
    return taken.length > 0;
  });
}
