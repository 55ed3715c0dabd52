import { Code, type ParamsOf, type calls } from '@shop/contract';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { findPlayedGame } from '../catalogue/find-game';
import type { Services } from '../hosts/services';
import { linkIn } from '../page-texts/page-locale';
import { makeProofKey } from './proof-link';
import { realNameOf } from './real-name-of';

/** Returns whether the player has to prove a real name, and the page for it (spec §1, 6001). */
export async function readRealNameState(
  params: ParamsOf<typeof calls.realNameState>,
  { player, language }: RequestContext,
  { database, addresses, clock }: Services,
): Promise<OutcomeOf<typeof calls.realNameState>> {
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  if (player?.gpId !== game.gpId) return refuse(Code.notLoggedIn);
  const state = await realNameOf(database, player.userId, game);
  switch (state) {
    case 'not-needed':
    case 'verified':
      return answer({ state, url: '' });
    case 'missing': {
      const key = await makeProofKey(database, player.userId, clock.now());
      return answer({ state, url: linkIn(language, `${addresses.id}/real-name/${key}`) });
    }
  }
}
