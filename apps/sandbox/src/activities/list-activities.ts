import { type ParamsOf, type calls, toMajor } from '@shop/contract';
import { checkRole } from '../accounts/check-role';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { imageAddress } from '../catalogue/images';
import type { Services } from '../hosts/services';
import type { StoredActivity } from './find-running';
import { type Standing, findStandings } from './find-standings';

const secondMs = 1000;

/** Converts amounts to major units; days stay as they are. */
function asWritten(quantity: number, { kind, currency }: StoredActivity): number {
  switch (kind) {
    case 'cumulative':
      return toMajor(quantity, currency);
    case 'continue':
      return quantity;
  }
}

function listed({ activity, progress, rewards }: Standing, ownOrigin: string) {
  return {
    activity_id: activity.activityId,
    kind: activity.kind,
    name: activity.name,
    description: activity.description,
    start_time: activity.startAt.getTime() / secondMs,
    end_time: activity.endAt.getTime() / secondMs,
    currency: activity.currency,
    progress: asWritten(progress, activity),
    rewards: rewards.map(({ reward, state }) => ({
      gift_id: reward.giftId,
      name: reward.name,
      icon: imageAddress(ownOrigin, reward.icon),
      count: reward.count,
      need: asWritten(reward.need, activity),
      state,
    })),
  };
}

/** Lists the running activities of a game with the progress of a role (spec §1). */
export async function listActivities(
  params: ParamsOf<typeof calls.activityInfo>,
  { player, ownOrigin }: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.activityInfo>> {
  const check = await checkRole(database, params, player);
  if (check.kind === 'refused') return check.outcome;
  const standings = await findStandings(database, check.character, clock.now());
  return answer({ activities: standings.map((standing) => listed(standing, ownOrigin)) });
}
