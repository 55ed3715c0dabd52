import type { RewardState } from '@shop/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { rewards } from '../database/schema/activities';
import { type GiftName, findClaimed } from './claimed-gifts';
import { findProgress } from './find-progress';
import { type StoredActivity, findRunning } from './find-running';

type Reward = typeof rewards.$inferSelect;

/** A reward and its state for a role. */
export interface RewardStanding {
  readonly reward: Reward;
  readonly state: RewardState;
}

/** A running activity with the progress and rewards of a role. */
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

interface Found {
  readonly offered: readonly Reward[];
  readonly claimed: readonly GiftName[];
  readonly progressOf: ReadonlyMap<string, number>;
}

function standingOf(activity: StoredActivity, { offered, claimed, progressOf }: Found): Standing {
  const isOwn = ({ activityId }: GiftName) => activityId === activity.activityId;
  const claimedIds = new Set(claimed.filter(isOwn).map(({ giftId }) => giftId));
  const progress = progressOf.get(activity.activityId) ?? 0;
  const rewardStandings = offered.filter(isOwn).map((reward) => ({
    reward,
    state: stateOf(reward.need, progress, claimedIds.has(reward.giftId)),
  }));
  return { activity, progress, rewards: rewardStandings };
}

/** Finds the running activities of a game with the progress and rewards of a role (spec §4). */
export async function findStandings(
  database: Database,
  character: Character,
  now: Date,
): Promise<Standing[]> {
  const list = await findRunning(database, character.clientId, now);
  const [offered, claimed, progressOf] = await Promise.all([
    findRewards(database, list),
    findClaimed(database, character),
    findProgress(database, character, list),
  ]);
  return list.map((activity) => standingOf(activity, { offered, claimed, progressOf }));
}
