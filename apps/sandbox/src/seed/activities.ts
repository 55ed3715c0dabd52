import { type ActivityKind, toMajor, toMinor } from '@shop/contract';
import { type Executor, inChunks } from '../database/database';
import { activities, rewards } from '../database/schema/activities';
import { goodsPictureName } from '../pictures/goods-picture';
import { activityDescription, activityName, rewardNames } from './activity-texts';
import { playedGames } from './catalogue-rows';
import { seedCurrency } from './currencies';
import { seeds } from './seeds';
import type { SeedBrand, SeedGame } from './shape';

/** The rows of a brand's activities. */
export interface ActivityRows {
  readonly activities: readonly (typeof activities.$inferInsert)[];
  readonly rewards: readonly (typeof rewards.$inferInsert)[];
}

const days: readonly number[] = [1, 3, 5, 7];

const running = {
  startAt: new Date('2026-01-01T00:00:00Z'),
  endAt: new Date('2036-01-01T00:00:00Z'),
};
const over = { startAt: new Date('2025-01-01T00:00:00Z'), endAt: running.startAt };

/** Returns the id of an activity; last year's cumulative one has the suffix `-2025`. */
function activityId(clientId: string, kind: ActivityKind): string {
  return `${clientId}-${kind}`;
}

function needsOf(kind: ActivityKind, currency: string): readonly number[] {
  switch (kind) {
    case 'cumulative':
      return seedCurrency(currency).rewardAmounts.map((amount) => toMinor(amount, currency));
    case 'continue':
      return days;
  }
}

function rewardRows(
  id: string,
  needs: readonly number[],
  { look }: SeedGame,
): ActivityRows['rewards'] {
  return needs.map((need, index) => ({
    activityId: id,
    giftId: `${id}-${String(index + 1)}`,
    name: rewardNames[index] ?? '',
    icon: `goods/${goodsPictureName(`reward-${String(index + 1)}`, look)}`,
    count: 1,
    need,
    sort: index,
  }));
}

function rowsOf(
  game: SeedGame,
  kind: ActivityKind,
  id: string,
  time: typeof running,
): ActivityRows {
  const activity = {
    activityId: id,
    clientId: game.clientId,
    kind,
    name: activityName(kind),
    description: activityDescription(kind),
    currency: kind === 'cumulative' ? game.currency : '',
    ...time,
  };
  return { activities: [activity], rewards: rewardRows(id, needsOf(kind, game.currency), game) };
}

/** Returns the activities of a brand: for every game those its seed names, and one that has ended. */
export function activityRows(seed: SeedBrand): ActivityRows {
  const parts = playedGames(seed).flatMap((game) => {
    const past = `${activityId(game.clientId, 'cumulative')}-2025`;
    return [
      ...seed.activities.map((kind) =>
        rowsOf(game, kind, activityId(game.clientId, kind), running),
      ),
      rowsOf(game, 'cumulative', past, over),
    ];
  });
  return {
    activities: parts.flatMap((part) => part.activities),
    rewards: parts.flatMap((part) => part.rewards),
  };
}

/** Rewrites the activities of every brand; claimed rewards stay. */
export async function writeActivities(database: Executor): Promise<void> {
  await database.delete(activities);
  await database.delete(rewards);
  for (const seed of seeds) {
    const rows = activityRows(seed);
    await inChunks(rows.activities, (part) => database.insert(activities).values(part));
    await inChunks(rows.rewards, (part) => database.insert(rewards).values(part));
  }
}

/** An activity with its first reward. */
export interface ActivityFixture {
  readonly brand: string;
  readonly client_id: string;
  readonly activity_id: string;
  readonly kind: ActivityKind;
  readonly gift_id: string;
  /** Major units of the activity's currency, or days. */
  readonly need: number;
  /** When it ends; afterwards nothing can be claimed. */
  readonly end: string;
}

/** Returns all activities of all games, including those that have ended. */
export function activityFixtures(): ActivityFixture[] {
  return seeds.flatMap((seed) => {
    const { activities, rewards } = activityRows(seed);
    return activities.flatMap(({ activityId, clientId, kind, currency, endAt }) => {
      const first = rewards.find((reward) => reward.activityId === activityId);
      if (first === undefined) return [];
      return [
        {
          brand: seed.brand,
          client_id: clientId,
          activity_id: activityId,
          kind,
          gift_id: first.giftId,
          need: kind === 'cumulative' ? toMajor(first.need, currency) : first.need,
          end: endAt.toISOString(),
        },
      ];
    });
  });
}
