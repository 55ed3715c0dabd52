import { describe, expect, it } from 'vitest';
import { activityFixtures, activityRows } from './activities';
import { playedGames } from './catalogue-rows';
import { limitFixtures } from './limit-fixtures';
import { seeds } from './seeds';

describe('the seed’s activities', () => {
  it.each([
    ['nova', ['continue', 'cumulative', 'cumulative']],
    ['merlion', ['continue', 'cumulative', 'cumulative']],
    ['formosa', ['continue', 'cumulative', 'cumulative']],
    ['haneul', ['cumulative', 'cumulative']],
  ])('%s has %j in each game, one of which has ended', (brand, kinds) => {
    const games = seeds.filter((seed) => seed.brand === brand).flatMap(playedGames);
    const rows = seeds.filter((seed) => seed.brand === brand).map(activityRows);
    const activities = rows.flatMap((part) => part.activities);
    const perGame = games.map(({ clientId }) =>
      activities.filter((one) => one.clientId === clientId),
    );
    expect(perGame.map((list) => list.map(({ kind }) => kind).sort())).toEqual(
      games.map(() => kinds),
    );
    const over = new Date('2026-01-01T00:00:00Z');
    expect(perGame.map((list) => list.filter(({ endAt }) => endAt <= over).length)).toEqual(
      games.map(() => 1),
    );
  });

  it('have unique names and four rewards with rising requirements', () => {
    const rows = seeds.map(activityRows);
    const ids = rows.flatMap((part) => part.activities.map(({ activityId }) => activityId));
    expect(new Set(ids).size).toBe(ids.length);
    const rewards = rows.flatMap((part) => part.rewards);
    const needs = ids.map((id) =>
      rewards.filter(({ activityId }) => activityId === id).map(({ need }) => need),
    );
    expect(needs.map((list) => list.length)).toEqual(ids.map(() => 4));
    expect(needs.map((list) => [...list].sort((a, b) => a - b))).toEqual(needs);
  });
});

describe('fixtures', () => {
  it('contain the limited goods and the activities of every brand', () => {
    const brands = seeds.map(({ brand }) => brand);
    expect([...new Set(limitFixtures().map(({ brand }) => brand))]).toEqual(brands);
    expect([...new Set(activityFixtures().map(({ brand }) => brand))]).toEqual(brands);
  });
});
