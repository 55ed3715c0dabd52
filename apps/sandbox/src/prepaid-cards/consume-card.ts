import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import type { orders } from '../database/schema/orders';
import { prepaidCards } from '../database/schema/prepaid-cards';

function unused(numberHash: string) {
  return and(eq(prepaidCards.numberHash, numberHash), eq(prepaidCards.state, 'unused'));
}

/**
 * Reports whether a card is unused, and locks it until the transaction ends. Call it in the
 * transaction that stores the order, before storing it.
 */
export async function isCardUnused(transaction: Executor, numberHash: string): Promise<boolean> {
  const [card] = await transaction
    .select({ state: prepaidCards.state })
    .from(prepaidCards)
    .where(unused(numberHash))
    .for('update');
  return card !== undefined;
}

/**
 * Marks a card as used by an order.
 *
 * @throws If the card is already used, which rolls back the transaction with the order.
 */
export async function consumeCard(
  transaction: Executor,
  numberHash: string,
  { billingNo, createdAt }: Pick<typeof orders.$inferSelect, 'billingNo' | 'createdAt'>,
): Promise<void> {
  const used = await transaction
    .update(prepaidCards)
    .set({ state: 'used', billingNo, usedAt: createdAt })
    .where(unused(numberHash))
    .returning({ state: prepaidCards.state });
  if (used.length === 0) throw new Error('a card was used twice');
}
