import { and, eq } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Executor } from '../database/database';
import { claimedGifts } from '../database/schema/activities';

/** Identifies a reward: gift ids are unique within one activity only. */
export interface GiftName {
  readonly activityId: string;
  readonly giftId: string;
}

/** Finds the rewards that a role has claimed in all activities of the game, ended ones included. */
export async function findClaimed(
  database: Executor,
  { userId, clientId, serverId, roleId }: Character,
): Promise<GiftName[]> {
  return database
    .select({ activityId: claimedGifts.activityId, giftId: claimedGifts.giftId })
    .from(claimedGifts)
    .where(
      and(
        eq(claimedGifts.userId, userId),
        eq(claimedGifts.clientId, clientId),
        eq(claimedGifts.serverId, serverId),
        eq(claimedGifts.roleId, roleId),
      ),
    );
}

/** Gives a reward to a role; of several concurrent claims one takes effect. */
export async function claimGift(
  database: Executor,
  { userId, clientId, serverId, roleId }: Character,
  { activityId, giftId }: GiftName,
  now: Date,
): Promise<void> {
  await database
    .insert(claimedGifts)
    .values({ userId, clientId, serverId, roleId, activityId, giftId, claimedAt: now })
    .onConflictDoNothing();
}
