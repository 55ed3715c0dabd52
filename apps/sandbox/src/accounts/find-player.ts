import { and, eq, sql } from 'drizzle-orm';
import { type Executor, preparedStatement } from '../database/database';
import { tokens, users } from '../database/schema/accounts';
import { hashToken, isTokenInForce, recordTokenUse, tokenBounds } from './token';

/** A signed-in player. */
export interface Player {
  readonly userId: string;
  readonly username: string;
  readonly brand: string;
  readonly gpId: string;
  readonly token: string;
}

const playerOfToken = preparedStatement((database) =>
  database
    .select({
      userId: users.id,
      username: users.username,
      brand: users.brand,
      gpId: tokens.gpId,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, sql.placeholder('tokenHash')), isTokenInForce))
    .prepare('player_of_token'),
);

/** Finds the player behind a token; null if the token is not valid now. */
export async function findPlayer(
  database: Executor,
  token: string,
  now: Date,
): Promise<Player | null> {
  const tokenHash = hashToken(token);
  const [found] = await playerOfToken(database).execute({ tokenHash, ...tokenBounds(now) });
  if (found === undefined) return null;
  const { lastUsedAt, ...player } = found;
  await recordTokenUse(database, { tokenHash, lastUsedAt }, now);
  return { ...player, token };
}
