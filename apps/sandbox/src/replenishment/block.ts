import { type SQL, type SQLWrapper, and, eq, gt, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import type { orders } from '../database/schema/orders';
import { replenishments } from '../database/schema/replenishments';

/**
 * Returns an SQL condition: whether a player's account is blocked in a game product, by an open replenishment or
 * by a paid one whose block is not lifted yet.
 */
export function isBlocked(
  { userId, gpId }: { readonly userId: SQLWrapper; readonly gpId: SQLWrapper },
  now: SQLWrapper,
): SQL<boolean> {
  const owed = and(
    eq(replenishments.userId, userId),
    eq(replenishments.gpId, gpId),
    or(eq(replenishments.state, 'open'), gt(replenishments.liftedAt, now)),
  );
  return sql<boolean>`exists (select 1 from ${replenishments} where ${owed})`;
}

/** The fields of a paid order that concern its replenishment. */
type PaidOrder = Pick<typeof orders.$inferSelect, 'billingNo' | 'userId' | 'replenishId'>;

/** When the game servers lift the block after the payment; the limit is 15 minutes (spec §9). */
const liftDelayMs = 10 * 60 * 1000;

/**
 * Marks the replenishment of a paid order as paid and sets when the block is lifted; does nothing for an order
 * without a replenishment. Run it in the transaction that settles the order, so that no paid replenishment stays open.
 *
 * @returns The player who receives the order's goods.
 */
export async function liftBlock(
  transaction: Executor,
  { replenishId, billingNo, userId: payerId }: PaidOrder,
  now: Date,
): Promise<string> {
  if (replenishId === null) return payerId;
  const liftedAt = new Date(now.getTime() + liftDelayMs);
  const [paid] = await transaction
    .update(replenishments)
    .set({ state: 'paid', billingNo, paidAt: now, liftedAt })
    .where(and(eq(replenishments.id, replenishId), eq(replenishments.state, 'open')))
    .returning();
  return paid?.userId ?? payerId;
}
