import { eq } from 'drizzle-orm';
import { type Executor, preparedStatement } from '../database/database';
import { tokens, users } from '../database/schema/accounts';
import { isTokenValid, recordTokenUse, tokenBounds } from './token';

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
    .where(isTokenValid)
    .prepare('player_of_token'),
);

/** Finds the player behind a token; null if the token is not valid now. */
export async function findPlayer(
  database: Executor,
  token: string,
  now: Date,
): Promise<Player | null> {
  const bounds = tokenBounds(token, now);
  const [found] = await playerOfToken(database).execute(bounds);
  if (found === undefined) return null;
  const { lastUsedAt, ...player } = found;
  await recordTokenUse(database, { tokenHash: bounds.tokenHash, lastUsedAt }, now);
  return { ...player, token };
}
