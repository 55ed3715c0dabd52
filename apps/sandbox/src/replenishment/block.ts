import { type SQL, type SQLWrapper, and, eq, gt, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import type { orders } from '../database/schema/orders';
import { replenishments } from '../database/schema/replenishments';

/**
 * Whether a player's account is blocked in a game product, as part of a statement: something is owed,
 * or was until just now.
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

/** What of a paid order its debt depends on. */
type PaidOrder = Pick<typeof orders.$inferSelect, 'billingNo' | 'userId' | 'replenishId'>;

/** The game's servers hear of it on their next round; 15 minutes are promised (spec §9). */
const liftDelayMs = 10 * 60 * 1000;

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
  const liftedAt = new Date(now.getTime() + liftDelayMs);
  const [paid] = await transaction
    .update(replenishments)
    .set({ state: 'paid', billingNo, paidAt: now, liftedAt })
    .where(and(eq(replenishments.id, replenishId), eq(replenishments.state, 'open')))
    .returning();
  return paid?.userId ?? payerId;
}
