import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../database/schema/providers';
import { decidePayment } from './decide-payment';

const atOnce = 20;

/** Cancels open payments whose time is over, and tells the shop, so that no order waits for them. */
export async function cancelOverdue(database: Database, now: Date): Promise<void> {
  const overdue = await database
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.expiresAt, now)))
    .orderBy(payments.expiresAt)
    .limit(atOnce);
  for (const payment of overdue) await decidePayment(database, payment, 'cancelled', now);
}
