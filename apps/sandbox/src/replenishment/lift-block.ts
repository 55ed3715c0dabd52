import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { replenishments } from '../database/schema/replenishments';

/** The game's servers hear of it on their next round; 15 minutes are promised (spec §9). */
const liftingTakes = 10 * 60 * 1000;

/**
 * Marks a replenishment as paid by an order and says when the block on the account is lifted. Run it
 * in the transaction that settles the order, so that no debt stays open that was paid.
 */
export async function liftBlock(
  transaction: Executor,
  { replenishId, billingNo }: { readonly replenishId: string; readonly billingNo: string },
  now: Date,
): Promise<void> {
  const liftedAt = new Date(now.getTime() + liftingTakes);
  await transaction
    .update(replenishments)
    .set({ state: 'paid', billingNo, paidAt: now, liftedAt })
    .where(and(eq(replenishments.id, replenishId), eq(replenishments.state, 'open')));
}
