import { inArray, sql } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { activities } from '../database/schema/activities';
import { orders } from '../database/schema/orders';
import { longestRun } from './longest-run';
import { isTopUp } from './top-up';

const secondsOfDay = 24 * 60 * 60;

/** The day of UTC on which an order was paid, counted from 1970. */
const dayOf = sql`floor(extract(epoch from ${orders.settledAt}) / ${secondsOfDay})`;

/**
 * On how many days in a row a role was topped up in each of some activities. Days are those of UTC;
 * a day without a top-up begins the count anew, but the longest run stands: what was reached stays
 * reached. An activity without any is not in the map.
 */
export async function findDays(
  database: Database,
  character: Character,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectDistinct({ activityId: activities.activityId, day: dayOf.mapWith(Number) })
    .from(activities)
    .innerJoin(orders, isTopUp(character))
    .where(inArray(activities.activityId, [...activityIds]));
  const daysOf = (id: string) =>
    rows.filter(({ activityId }) => activityId === id).map(({ day }) => day);
  const ids = new Set(rows.map(({ activityId }) => activityId));
  return new Map([...ids].map((id) => [id, longestRun(daysOf(id))]));
}
