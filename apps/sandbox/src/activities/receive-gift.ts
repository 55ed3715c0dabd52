import { Code, type ParamsOf, type RewardState, type calls } from '@shop/contract';
import { type Character, checkRole } from '../accounts/check-role';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { type GiftName, findClaimed, handOver } from './claimed-gifts';
import { findStandings } from './find-standings';

function isSame(one: GiftName, other: GiftName): boolean {
  return one.activityId === other.activityId && one.giftId === other.giftId;
}

async function findState(
  { database, clock }: Services,
  character: Character,
  gift: GiftName,
): Promise<RewardState | null> {
  // Looked up apart from what runs: a claim repeated after the end is answered as the first was.
  const claimed = await findClaimed(database, character);
  if (claimed.some((one) => isSame(one, gift))) return 'received';
  const standings = await findStandings(database, character, clock.now());
  const found = standings
    .flatMap(({ rewards }) => rewards)
    .find(({ reward }) => isSame(reward, gift));
  return found?.state ?? null;
}

/**
 * Claims a reward for a role (spec §4). One that is not reached, not of a running activity of the
 * game, or unknown is -3090; one that was claimed before is answered as it was then.
 */
export async function receiveGift(
  params: ParamsOf<typeof calls.receiveActivityGift>,
  { player }: RequestContext,
  services: Services,
): Promise<OutcomeOf<typeof calls.receiveActivityGift>> {
  const { database, clock } = services;
  const check = await checkRole(database, params, player);
  if (check.kind === 'refused') return check.outcome;

  const gift = { activityId: params.activity_id, giftId: params.gift_id };
  const state = await findState(services, check.character, gift);
  if (state === null || state === 'locked') return refuse(Code.notClaimable);
  // What is reached is never unreached, so nothing can have changed since the look.
  if (state === 'claimable') await handOver(database, check.character, gift, clock.now());
  return answer({ gift_id: gift.giftId, state: 'received' });
}
