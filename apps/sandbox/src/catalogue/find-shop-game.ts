import type { RequestContext } from '../api/route';
import type { Executor } from '../database/database';
import { type StoredGame, findGame } from './find-game';

/**
 * The game behind a `client_id`, heads of a group included, if the shop that asks sells it; null for
 * an unknown one and for another brand's.
 */
export async function findShopGame(
  database: Executor,
  clientId: string,
  { brand }: RequestContext,
): Promise<StoredGame | null> {
  const game = await findGame(database, clientId);
  return game === null || (brand !== null && game.brand !== brand.key) ? null : game;
}
