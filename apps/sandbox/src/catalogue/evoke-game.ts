import { Code, type ParamsOf, type calls } from '@shop/contract';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { findShopGame } from './find-game';

/** Returns the link into a game (spec §7); empty on the web, where there is no app to open. */
export async function evokeGame(
  params: ParamsOf<typeof calls.evokeGame>,
  context: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.evokeGame>> {
  const game = await findShopGame(database, params.client_id, context);
  if (game === null) return refuse(Code.noGame);
  switch (params.platform) {
    case 'web':
      return answer({ url: '' });
    case 'ios':
    case 'android':
      return answer({ url: game.playLink });
  }
}
