import { expect, it } from 'vitest';
import { runRounds } from './run-rounds.mjs';
import { floorVisit } from './visits.mjs';

it('begins each round with another visit, and makes some in the first round only', async () => {
  const visits = [
    floorVisit('a', ''),
    { ...floorVisit('once', ''), isOnlyOnce: true },
    floorVisit('c', ''),
  ];
  /** @type {string[]} */
  const made = [];
  const results = await runRounds(visits, 3, 1, ({ name }) => {
    made.push(name);
    return Promise.resolve({
      ...{ largestPaint: null, goodsShown: null, goodsReady: null, channelsShown: null },
      ...{ afterTap: null, blockingTime: 0, shifts: 0, requestsUntilReady: null },
      ...{ requests: 0, pictures: 0, bytes: 0, mainThread: 0 },
      ...{ compiling: 0, running: 0, styling: 0, layout: 0, otherTasks: 0 },
    });
  });
  expect(made.join(' ')).toBe('a once c c a c a');
  expect(results.map((round) => round.size)).toEqual([3, 2, 2]);
});
