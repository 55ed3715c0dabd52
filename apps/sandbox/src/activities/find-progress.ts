import type { ActivityKind } from '@shop/contract';
import { type SQL, and, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { activities } from '../database/schema/activities';
import { orders } from '../database/schema/orders';
import type { StoredActivity } from './find-running';
import { longestRun } from './longest-run';

/**
 * What counts as a top-up within an activity: an order that the account made for the role in the
 * activity's game and that succeeded in the activity's time. It counts when it was paid, not when
 * it was made.
 */
export function isTopUp({ userId, clientId, serverId, roleId }: Character): SQL | undefined {
  return and(
    eq(orders.userId, userId),
    eq(orders.clientId, clientId),
    eq(orders.serverId, serverId),
    eq(orders.roleId, roleId),
    eq(orders.clientId, activities.clientId),
    eq(orders.status, 'success'),
    gte(orders.settledAt, activities.startAt),
    lt(orders.settledAt, activities.endAt),
  );
}

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

type Progress = ReadonlyMap<string, number>;

const finders = {
  cumulative: findAmounts,
  continue: findDays,
} satisfies Record<
  ActivityKind,
  (database: Database, character: Character, ids: readonly string[]) => Promise<Progress>
>;

/**
 * How far a role is in some activities, by their ids: minor units, or days. It follows from the
 * orders alone, one query for each kind, so there is nothing that could disagree with them.
 */
export async function findProgress(
  database: Database,
  character: Character,
  list: readonly StoredActivity[],
): Promise<Progress> {
  const idsOf = (kind: ActivityKind) =>
    list.filter((activity) => activity.kind === kind).map(({ activityId }) => activityId);
  const find = async (kind: ActivityKind): Promise<Progress> => {
    const ids = idsOf(kind);
    return ids.length === 0 ? new Map() : finders[kind](database, character, ids);
  };
  const [amounts, days] = await Promise.all([find('cumulative'), find('continue')]);
  return new Map([...amounts, ...days]);
}
