import { and, eq } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Executor } from '../database/database';
import { claimedGifts } from '../database/schema/activities';

/** Names a reward: gifts may be called alike in two activities. */
export interface GiftName {
  readonly activityId: string;
  readonly giftId: string;
}

/** What a role has claimed so far, in all activities of the game, those that are over included. */
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

/** Hands a reward to a role; of many at once one does, and the others change nothing. */
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
