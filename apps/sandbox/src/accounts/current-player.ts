import { Code, type ParamsOf, type calls } from '@shop/contract';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { findPlayedGame } from '../catalogue/find-game';
import type { Services } from '../hosts/services';

/** Returns the player behind a token, for the game product that the token was issued for. */
export async function currentPlayer(
  params: ParamsOf<typeof calls.currentUser>,
  { player }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.currentUser>> {
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  if (player?.gpId !== game.gpId) return refuse(Code.notLoggedIn);
  const { username, userId, token, gpId } = player;
  return answer({ username, suid: userId, oauth_token: token, gp_id: gpId });
}
