import { and, eq, sql } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import { isTokenValid, recordTokenUse, tokenBounds } from '../accounts/token';
import { type Database, preparedStatement } from '../database/database';
import { tokens, users } from '../database/schema/accounts';
import { orders } from '../database/schema/orders';
import type { StoredOrder } from './stored-order';

/** Who sends a payment call, and the order that its key has led to before. */
export interface KnownBuyer {
  readonly player: Player;
  readonly earlier: StoredOrder | null;
}

/** Player and earlier order in one trip to the database: every purchase asks this. */
const buyerOfToken = preparedStatement((database) =>
  database
    .select({
      userId: users.id,
      username: users.username,
      brand: users.brand,
      gpId: tokens.gpId,
      lastUsedAt: tokens.lastUsedAt,
      earlier: orders,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(
      orders,
      and(eq(orders.userId, tokens.userId), eq(orders.idempotencyKey, sql.placeholder('key'))),
    )
    .where(isTokenValid)
    .prepare('buyer_of_token'),
);

/** The player behind a token that is valid now, and the order of the key; null for another token. */
export async function findBuyer(
  database: Database,
  token: string,
  key: string | null,
  now: Date,
): Promise<KnownBuyer | null> {
  const bounds = tokenBounds(token, now);
  const [found] = await buyerOfToken(database).execute({ ...bounds, key: key ?? '' });
  if (found === undefined) return null;
  const { lastUsedAt, earlier, ...player } = found;
  await recordTokenUse(database, { tokenHash: bounds.tokenHash, lastUsedAt }, now);
  return { player: { ...player, token }, earlier };
}
