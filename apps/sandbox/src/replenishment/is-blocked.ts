import { type SQL, type SQLWrapper, and, eq, gt, or, sql } from 'drizzle-orm';
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
