import type { RewardState } from '@shop/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { rewards } from '../database/schema/activities';
import { findClaimed } from './claimed-gifts';
import { findProgress } from './find-progress';
import { type StoredActivity, findRunning } from './find-running';

/** A reward, and how it stands for a role. */
export interface RewardStanding {
  readonly reward: typeof rewards.$inferSelect;
  readonly state: RewardState;
}

/** A running activity as it stands for a role. */
export interface Standing {
  readonly activity: StoredActivity;
  /** Minor units of the activity's currency, or days. */
  readonly progress: number;
  readonly rewards: readonly RewardStanding[];
}

async function findRewards(database: Database, list: readonly StoredActivity[]) {
  const ids = list.map(({ activityId }) => activityId);
  return database
    .select()
    .from(rewards)
    .where(inArray(rewards.activityId, ids))
    .orderBy(asc(rewards.sort));
}

function stateOf(need: number, progress: number, isClaimed: boolean): RewardState {
  if (isClaimed) return 'received';
  return progress >= need ? 'claimable' : 'locked';
}

/** The running activities of a role's game, how far the role is, and what it can claim (spec §4). */
export async function findStandings(
  database: Database,
  character: Character,
  now: Date,
): Promise<Standing[]> {
  const list = await findRunning(database, character.clientId, now);
  if (list.length === 0) return [];
  const [offered, claimed, progressOf] = await Promise.all([
    findRewards(database, list),
    findClaimed(database, character),
    findProgress(database, character, list),
  ]);
  return list.map((activity) => {
    const progress = progressOf.get(activity.activityId) ?? 0;
    const claimedIds = new Set(
      claimed
        .filter(({ activityId }) => activityId === activity.activityId)
        .map((one) => one.giftId),
    );
    const own = offered.filter(({ activityId }) => activityId === activity.activityId);
    return {
      activity,
      progress,
      rewards: own.map((reward) => ({
        reward,
        state: stateOf(reward.need, progress, claimedIds.has(reward.giftId)),
      })),
    };
  });
}
