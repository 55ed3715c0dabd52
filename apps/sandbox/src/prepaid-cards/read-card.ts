import { Code, type ParamsOf, type calls, readCardInfo, toMajor } from '@shop/contract';
import { type OutcomeOf, answer, refuse, refuseParameter } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { findPlayedGame } from '../catalogue/find-game';
import type { Services } from '../hosts/services';
import { checkPrepaidCard } from './check-card';

/** Returns the value of a card before it is used (spec §3, card pre-check); changes nothing. */
export async function readPrepaidCard(
  params: ParamsOf<typeof calls.cardInfo>,
  { player, address }: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.cardInfo>> {
  const typed = readCardInfo(params.card_info);
  if (typed === null) return refuseParameter('card_info');
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);
  if (player?.gpId !== game.gpId) return refuse(Code.notLoggedIn);

  const { userId } = player;
  const check = await checkPrepaidCard(database, typed, {
    userId,
    address,
    game,
    now: clock.now(),
  });
  if (check.kind === 'refused') return check.outcome;
  const { card } = check;
  if (card.state !== 'unused') return refuse(Code.cardRefused);
  return answer({
    price: toMajor(card.valueMinor, card.currency),
    currency: card.currency,
    gems_number: card.gems,
    extra_gems_number: card.extraGems,
  });
}
