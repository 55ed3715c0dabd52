import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import type { orders } from '../database/schema/orders';
import { replenishments } from '../database/schema/replenishments';

/** What of a paid order its debt depends on. */
type PaidOrder = Pick<typeof orders.$inferSelect, 'billingNo' | 'userId' | 'replenishId'>;

/** The game's servers hear of it on their next round; 15 minutes are promised (spec §9). */
const liftingTakes = 10 * 60 * 1000;

/**
 * Marks the debt of a paid order as paid and says when the block on the account is lifted; for an
 * order without one nothing happens. Run it in the transaction that settles the order, so that no
 * debt stays open that was paid.
 *
 * @returns The player whom the order's goods are for.
 */
export async function liftBlock(
  transaction: Executor,
  { replenishId, billingNo, userId: payerId }: PaidOrder,
  now: Date,
): Promise<string> {
  if (replenishId === null) return payerId;
  const liftedAt = new Date(now.getTime() + liftingTakes);
  const [paid] = await transaction
    .update(replenishments)
    .set({ state: 'paid', billingNo, paidAt: now, liftedAt })
    .where(and(eq(replenishments.id, replenishId), eq(replenishments.state, 'open')))
    .returning();
  return paid?.userId ?? payerId;
}
