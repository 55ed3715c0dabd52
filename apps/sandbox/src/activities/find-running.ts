import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { activities } from '../database/schema/activities';

/** An activity as it is stored. */
export type StoredActivity = typeof activities.$inferSelect;

/** Finds the activities of a game that are running. */
export async function findRunning(
  database: Executor,
  clientId: string,
  now: Date,
): Promise<StoredActivity[]> {
  return database
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.clientId, clientId),
        lte(activities.startAt, now),
        gt(activities.endAt, now),
      ),
    )
    .orderBy(asc(activities.endAt), asc(activities.activityId));
}
