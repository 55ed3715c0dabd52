import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { activities } from '../database/schema/activities';
import { orders } from '../database/schema/orders';
import { isTopUp } from './top-up';

/**
 * How much was topped up for a role in each of some activities, in minor units: what was really
 * paid, in the activity's currency alone. An activity without any is not in the map.
 */
export async function findAmounts(
  database: Database,
  character: Character,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ activityId: activities.activityId, amount: sum(orders.priceMinor).mapWith(Number) })
    .from(activities)
    .innerJoin(orders, and(isTopUp(character), eq(orders.currency, activities.currency)))
    .where(inArray(activities.activityId, [...activityIds]))
    .groupBy(activities.activityId);
  return new Map(rows.map(({ activityId, amount }) => [activityId, amount]));
}
