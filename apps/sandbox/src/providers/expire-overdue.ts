import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../database/schema/providers';
import { announce } from './announce';

const atOnce = 100;

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
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const expired = await transaction
      .update(payments)
      .set({ state: 'expired', decidedAt: now })
      .where(inArray(payments.id, overdue))
      .returning();
    await announce(transaction, expired, 'payment.expired', now);
  });
}
