import { Code, type ParamsOf, type calls } from '@shop/contract';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { findShopGame } from './find-game';
import { imageAddress } from './images';

/** Returns the logo of a game or of a group of games (spec §7). */
export async function readGameLogo(
  params: ParamsOf<typeof calls.gameLogo>,
  context: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.gameLogo>> {
  const game = await findShopGame(database, params.client_id, context);
  if (game === null) return refuse(Code.noGame);
  return answer({ icon: imageAddress(context.ownOrigin, `games/${game.slug}`) });
}
