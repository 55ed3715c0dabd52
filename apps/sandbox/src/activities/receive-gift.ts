import { Code, type ParamsOf, type RewardState, type calls } from '@shop/contract';
import { type Character, checkRole } from '../accounts/check-role';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { type GiftName, findClaimed, claimGift } from './claimed-gifts';
import { findStandings } from './find-standings';

function isSame(one: GiftName, other: GiftName): boolean {
  return one.activityId === other.activityId && one.giftId === other.giftId;
}

async function findState(
  { database, clock }: Services,
  character: Character,
  gift: GiftName,
): Promise<RewardState | null> {
  // Checked separately, so that a repeated claim succeeds after the activity has ended.
  const claimed = await findClaimed(database, character);
  if (claimed.some((one) => isSame(one, gift))) return 'received';
  const standings = await findStandings(database, character, clock.now());
  const found = standings
    .flatMap(({ rewards }) => rewards)
    .find(({ reward }) => isSame(reward, gift));
  return found?.state ?? null;
}

/**
 * Claims a reward for a role (spec §4). A reward that is locked, unknown or not of a running
 * activity is -3090; a repeated claim gets the response of the first.
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
  // Progress never decreases, so the reward is still claimable here.
  if (state === 'claimable') await claimGift(database, check.character, gift, clock.now());
  return answer({ gift_id: gift.giftId, state: 'received' });
}
