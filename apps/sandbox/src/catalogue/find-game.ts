import type { Brand } from '@shop/brands';
import { eq, sql } from 'drizzle-orm';
import { type Executor, preparedStatement } from '../database/database';
import { games } from '../database/schema/catalogue';

/** A game as it is stored. */
export type StoredGame = typeof games.$inferSelect;

const gameOfId = preparedStatement((database) =>
  database
    .select()
    .from(games)
    .where(eq(games.clientId, sql.placeholder('clientId')))
    .prepare('game_of_id'),
);

/** Finds a game by `client_id`, heads of groups included; null if there is none. */
export async function findGame(database: Executor, clientId: string): Promise<StoredGame | null> {
  const [game] = await gameOfId(database).execute({ clientId });
  return game ?? null;
}

/** Like {@link findGame}, without heads of groups, which cannot be played. */
export async function findPlayedGame(
  database: Executor,
  clientId: string,
): Promise<StoredGame | null> {
  const game = await findGame(database, clientId);
  return game === null || game.isHead ? null : game;
}

/**
 * Like {@link findGame}, but null for a game of another brand than the calling storefront's.
 */
export async function findShopGame(
  database: Executor,
  clientId: string,
  { brand }: { readonly brand: Brand | null },
): Promise<StoredGame | null> {
  const game = await findGame(database, clientId);
  return game === null || (brand !== null && game.brand !== brand.key) ? null : game;
}
