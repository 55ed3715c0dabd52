import { Code, type ParamsOf, type calls } from '@shop/contract';
import { type Outcome, answer, refuse } from '../api/outcome';
import type { Visit } from '../api/route';
import type { Services } from '../hosts/services';
import { findShopGame } from './find-shop-game';
import { imageAddress } from './image-address';

/** The logo of a game or of a group of games (spec §7). */
export async function readGameLogo(
  params: ParamsOf<typeof calls.gameLogo>,
  visit: Visit,
  { database }: Services,
): Promise<Outcome> {
  const game = await findShopGame(database, params.client_id, visit);
  if (game === null) return refuse(Code.noGame);
  return answer({ icon: imageAddress(visit.ownOrigin, `games/${game.slug}`) });
}
