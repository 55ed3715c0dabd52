import type { Activity, RewardState } from '@shop/contract';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { expect, it } from 'vitest';
import { type ActivityContext, activityItem, listingOrder } from './activity-items';

const i18n = await createI18n({ language: 'en', load: loadCatalogue });
await i18n.loadDeferred();

const startsAt = Date.UTC(2026, 0, 1) / 1_000;
const endsAt = Date.UTC(2026, 1, 1) / 1_000;

function reward(need: number, state: RewardState) {
  return { gift_id: `g${String(need)}`, name: { en: 'Chest' }, icon: '', count: 2, need, state };
}

function activity(changes: Partial<Activity> = {}): Activity {
  return {
    activity_id: 'a',
    kind: 'cumulative',
    name: { en: 'Rewards', de: 'Belohnungen' },
    description: '',
    start_time: startsAt,
    end_time: endsAt,
    currency: 'USD',
    progress: 19.97,
    rewards: [reward(50, 'locked'), reward(20, 'locked'), reward(5, 'claimable')],
    ...changes,
  };
}

function shown(changes: Partial<Activity>, context: Partial<ActivityContext> = {}) {
  return activityItem(activity(changes), {
    nowMs: (endsAt - 90_060) * 1_000,
    language: 'en',
    translate: i18n.translateIn('en'),
    claimOf: (_, { state }) => ({ state, onClaim: () => undefined }),
    ...context,
  });
}

it('counts a cumulative activity in money, and says what is missing to the next reward', () => {
  const { soFar, next, percent } = shown({});
  expect(soFar).toEqual({ kind: 'money', money: '$19.97' });
  expect(next).toMatchObject({
    name: 'Chest',
    count: '2',
    need: { money: '$20.00' },
    missing: { money: '$0.03' },
  });
  expect(percent).toBe(99.85);
});

it('counts an activity of days in a row in days (spec §9)', () => {
  const rewards = [reward(1, 'received'), reward(3, 'locked')];
  const { soFar, next, percent } = shown({ kind: 'continue', currency: '', progress: 2, rewards });
  expect(soFar).toEqual({ kind: 'days', days: 2 });
  expect(next).toMatchObject({ need: { days: 3 }, missing: { days: 1 } });
  expect(percent).toBe(66.67);
});

it('lists rewards in the order they are reached', () => {
  expect(shown({}).rewards.map(({ id }) => id)).toEqual(['g5', 'g20', 'g50']);
});

it.each([
  ['every reward is reached', [reward(5, 'received'), reward(9, 'claimable')], 100, null],
  ['there is none', [], 100, null],
  ['one needs nothing and is not released yet', [reward(0, 'locked')], 100, '$0.00'],
  ['the back end lags behind the progress', [reward(10, 'locked')], 100, '$0.00'],
])('when %s', (_, rewards, percent, missing) => {
  const item = shown({ rewards });
  expect(item.percent).toBe(percent);
  expect(item.next?.missing ?? null).toEqual(
    missing === null ? null : { kind: 'money', money: missing },
  );
});

it('says how long it runs by the given clock, and when it is over', () => {
  expect(shown({}).phase).toEqual({ kind: 'running', endsIn: '1 day 1 h 1 min' });
  const far = { nowMs: (endsAt - 30 * 86_400 - 1) * 1_000 };
  expect(shown({}, far).phase).toEqual({ kind: 'running', endsIn: null });
  expect(shown({}, { nowMs: endsAt * 1_000 - 1 }).phase).toEqual({
    kind: 'running',
    endsIn: '1 min',
  });
  expect(shown({}, { nowMs: endsAt * 1_000 }).phase).toEqual({ kind: 'ended' });
});

it('gives the UTC offset of a period once', () => {
  expect(shown({}).period).toMatch(/^[\d/]{10} [\d:]{5} – [\d/]{10} [\d:]{5} UTC[+-][\d:]+$/);
});

it('is in the player’s language', () => {
  expect(shown({}, { language: 'de' }).name).toBe('Belohnungen');
});

it('lists what can be claimed first, then what is in progress, then what is done or over', () => {
  const of = (id: string, state: RewardState, end = endsAt): Activity =>
    activity({ activity_id: id, rewards: [reward(1, state)], end_time: end });
  const activities = [
    of('done', 'received'),
    of('over', 'locked', startsAt),
    of('in progress', 'locked'),
    of('claimable', 'claimable'),
  ];
  expect(listingOrder(activities, endsAt * 1_000 - 1)).toEqual([
    'claimable',
    'in progress',
    'done',
    'over',
  ]);
});
