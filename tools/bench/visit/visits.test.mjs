import { expect, it } from 'vitest';
import { runRounds, visitTo } from './visits.mjs';

it('begins each round with another visit, and makes some in the first round only', async () => {
  const visits = [
    visitTo('a', '', {}),
    visitTo('once', '', { isOnlyOnce: true }),
    visitTo('c', '', {}),
  ];
  /** @type {string[]} */
  const made = [];
  const results = await runRounds(visits, { rounds: 3, maxParallel: 1 }, ({ name }) =>
    Promise.resolve(made.push(name)),
  );
  expect(made.join(' ')).toBe('a once c c a c a');
  expect(results.map((round) => round.size)).toEqual([3, 2, 2]);
});
