import { and, eq, gt, or } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { replenishments } from '../database/schema/replenishments';

/** Whether a player's account is blocked in a game product: something is owed, or was until just now. */
export async function isBlocked(
  database: Executor,
  { userId, gpId }: { readonly userId: string; readonly gpId: string },
  now: Date,
): Promise<boolean> {
  const [owed] = await database
    .select({ id: replenishments.id })
    .from(replenishments)
    .where(
      and(
        eq(replenishments.userId, userId),
        eq(replenishments.gpId, gpId),
        or(eq(replenishments.state, 'open'), gt(replenishments.liftedAt, now)),
      ),
    )
    .limit(1);
  return owed !== undefined;
}
