import type { ActivityKind } from '@shop/contract';
import { type SQL, and, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { activities } from '../database/schema/activities';
import { orders } from '../database/schema/orders';
import type { StoredActivity } from './find-running';
import { longestRun } from './longest-run';

/**
 * Matches the top-ups of an activity: successful orders of the account for the role in the
 * activity's game that were paid during the activity. The time of payment counts, not that of the
 * order.
 */
function isTopUp({ userId, clientId, serverId, roleId }: Character): SQL | undefined {
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
 * Finds the amount that was paid for a role in each activity, in minor units. Only orders in the
 * activity's currency count. The map has no entry for an activity without top-ups.
 */
async function findAmounts(
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

const secondsPerDay = 24 * 60 * 60;

/** The UTC day on which an order was paid, as days since 1970. */
const dayOf = sql`floor(extract(epoch from ${orders.settledAt}) / ${secondsPerDay})`;

/**
 * Finds the longest run of days with a top-up for a role in each activity. Days are UTC days. A day
 * without a top-up starts a new run, but the longest one still counts. The map has no entry for an
 * activity without top-ups.
 */
async function findDays(
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
 * Finds the progress of a role in each activity by id: minor units, or days. It is computed from
 * the orders, with one query per kind, so it cannot contradict them.
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
