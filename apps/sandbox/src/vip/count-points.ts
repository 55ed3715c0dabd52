import { and, eq, sum } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { games } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { openingPoints } from '../database/schema/vip';

/** An account in a game product. */
export interface Member {
  readonly userId: string;
  readonly gpId: string;
}

async function earned(database: Executor, { userId, gpId }: Member): Promise<number> {
  const [total] = await database
    .select({ points: sum(orders.points) })
    .from(orders)
    .innerJoin(games, eq(games.clientId, orders.clientId))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'success'), eq(games.gpId, gpId)));
  return Number(total?.points ?? 0);
}

/**
 * Counts a player's growth points in a game product: those of all successful orders and the
 * account's initial ones. They are computed from the orders, so an order counts once however often
 * its provider reports it.
 */
export async function countPoints(database: Executor, member: Member): Promise<number> {
  const [opening] = await database
    .select()
    .from(openingPoints)
    .where(and(eq(openingPoints.userId, member.userId), eq(openingPoints.gpId, member.gpId)));
  return (opening?.points ?? 0) + (await earned(database, member));
}
