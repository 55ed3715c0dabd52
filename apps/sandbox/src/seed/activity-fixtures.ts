import { type ActivityKind, toMajor } from '@shop/contract';
import { activityRows } from './activities';
import { seeds } from './seeds';

/** An activity with the reward that is reached first. */
export interface ActivityFixture {
  readonly brand: string;
  readonly client_id: string;
  readonly activity_id: string;
  readonly kind: ActivityKind;
  readonly gift_id: string;
  /** Major units of the activity's currency, or days. */
  readonly need: number;
  /** When it ends; what is over cannot be claimed. */
  readonly end: string;
}

/** Every activity of every game: those that run, and for each game one that is over. */
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
