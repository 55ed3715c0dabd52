import type { RequestContext } from '../api/route';
import type { StoredGame } from '../catalogue/find-game';
import { findShopGame } from '../catalogue/find-shop-game';
import type { Executor } from '../database/database';

/** The game that somebody signs in to: one that is played, and that the shop which asks sells. */
export async function findLoginGame(
  database: Executor,
  clientId: string,
  context: RequestContext,
): Promise<StoredGame | null> {
  const game = await findShopGame(database, clientId, context);
  return game === null || game.isHead ? null : game;
}
