import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../database/schema/providers';
import { announce } from './announce';
import type { Decision, Payment } from './payment';

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
    await announce(transaction, [ended], `payment.${ending.state}`, now);
    return ended;
  });
}
