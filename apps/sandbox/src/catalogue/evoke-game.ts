import { Code, type ParamsOf, type calls } from '@shop/contract';
import { type Outcome, answer, refuse } from '../api/outcome';
import type { Visit } from '../api/route';
import type { Services } from '../hosts/services';
import { findShopGame } from './find-shop-game';

/** The link into a game (spec §7); empty on the web, where there is no game to open. */
export async function evokeGame(
  params: ParamsOf<typeof calls.evokeGame>,
  visit: Visit,
  { database }: Services,
): Promise<Outcome> {
  const game = await findShopGame(database, params.client_id, visit);
  if (game === null) return refuse(Code.noGame);
  switch (params.platform) {
    case 'web':
      return answer({ url: '' });
    case 'ios':
    case 'android':
      return answer({ url: game.playLink });
  }
}
