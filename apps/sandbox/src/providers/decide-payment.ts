import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../database/schema/providers';
import { endPayment } from './end-payment';
import type { Decision, Payment } from './payment';

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
