import type { ActivityKind } from '@shop/contract';
import type { Character } from '../accounts/check-role';
import type { Database } from '../database/database';
import { findAmounts } from './find-amounts';
import { findDays } from './find-days';
import type { StoredActivity } from './find-running';

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
