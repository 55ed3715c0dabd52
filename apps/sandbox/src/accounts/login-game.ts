import type { Outcome } from '../api/outcome';
import type { Visit } from '../api/route';
import type { StoredGame } from '../catalogue/find-game';
import { findShopGame } from '../catalogue/find-shop-game';
import type { Executor } from '../database/database';
import type { Services } from '../hosts/services';

/** The game that somebody signs in to: one that is played, and that the shop which asks sells. */
export async function findLoginGame(
  database: Executor,
  clientId: string,
  visit: Visit,
): Promise<StoredGame | null> {
  const game = await findShopGame(database, clientId, visit);
  return game === null || game.isHead ? null : game;
}

/** Answers a sign-in to a game, whichever of the two doors it came in by. */
export type SignInHandler<Params> = (
  clientId: string,
  params: Params,
  visit: Visit,
  services: Services,
) => Promise<Outcome>;

type Answer<Params> = (params: Params, visit: Visit, services: Services) => Promise<Outcome>;

/** The shop's own door, at which `client_id` names the game (spec §7). */
export function shopSignIn<Params>(
  respond: SignInHandler<Params>,
): Answer<Params & { readonly client_id: string }> {
  return async (params, visit, services) => respond(params.client_id, params, visit, services);
}

/** The door for who pays for another player, at which `game_id` names the game (spec §6, §7). */
export function gameSignIn<Params>(
  respond: SignInHandler<Params>,
): Answer<Params & { readonly game_id: string }> {
  return async (params, visit, services) => respond(params.game_id, params, visit, services);
}
