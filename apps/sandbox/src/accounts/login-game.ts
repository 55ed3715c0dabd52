import type { Outcome } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { type StoredGame, findShopGame } from '../catalogue/find-game';
import type { Executor } from '../database/database';
import type { Services } from '../hosts/services';

/** Finds the game to sign in to; null for a group head or a game that this shop does not sell. */
export async function findLoginGame(
  database: Executor,
  clientId: string,
  context: RequestContext,
): Promise<StoredGame | null> {
  const game = await findShopGame(database, clientId, context);
  return game === null || game.isHead ? null : game;
}

/** Answers a sign-in to a game, for both the shop call and the in-game call. */
export type SignInHandler<Params, Content> = (
  clientId: string,
  params: Params,
  context: RequestContext,
  services: Services,
) => Promise<Outcome<Content>>;

type Answer<Params, Content> = (
  params: Params,
  context: RequestContext,
  services: Services,
) => Promise<Outcome<Content>>;

/** Mounts a handler as the shop's own call, in which `client_id` names the game (spec §7). */
export function shopSignIn<Params, Content>(
  respond: SignInHandler<Params, Content>,
): Answer<Params & { readonly client_id: string }, Content> {
  return async (params, context, services) => respond(params.client_id, params, context, services);
}

/** Mounts a handler as the call for paying for another player; `game_id` names the game (spec §6, §7). */
export function gameSignIn<Params, Content>(
  respond: SignInHandler<Params, Content>,
): Answer<Params & { readonly game_id: string }, Content> {
  return async (params, context, services) => respond(params.game_id, params, context, services);
}
