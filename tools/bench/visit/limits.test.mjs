import { describe, expect, it } from 'vitest';
import { limitRows, visitTables } from './figures.mjs';
import { judge, limitsOf } from './limits.mjs';

/** @type {import('./limits.mjs').Limit} */
const paint = {
  ...{ visit: 'shop', figure: 'largestPaint', floor: 'page', floorFigure: 'largestPaint' },
  ...{ max: 1.2, isEnforced: false },
};
/** @type {import('./limits.mjs').Limit} */
const requests = { ...paint, figure: 'requests', floor: null, max: 8, isEnforced: true };

/** @param {readonly (readonly [shop: number, page: number])[]} paints */
const roundsOf = (paints) =>
  paints.map(
    ([shop, page]) =>
      new Map([
        ['shop', { largestPaint: shop }],
        ['page', { largestPaint: page }],
      ]),
  );

/** @param {number | null} count */
const asking = (count) => [new Map([['shop', { requests: count }]])];

describe('judge', () => {
  it.each([
    [120, 'ok'],
    [121, 'EXCEEDED'],
  ])('for %i ms, where the floor has 100 ms, says %s', (time, result) => {
    expect(judge(roundsOf([[time, 100]]), paint)).toMatchObject({ result, isFailure: false });
  });

  it('takes the median of the ratios of the rounds, so that a slow round counts for both', () => {
    const rounds = roundsOf([
      [100, 100],
      [900, 800],
      [105, 100],
    ]);
    expect(judge(rounds, paint)).toMatchObject({ ratio: 1.05, value: 105, floorValue: 100 });
  });

  it.each([
    ['fails when an enforced limit is exceeded', requests, 9, 'EXCEEDED', true],
    ['fails when an enforced figure was not measured', requests, null, 'not measured', true],
    ['passes when it is kept', requests, 8, 'ok', false],
    ['passes when it is not enforced', { ...requests, isEnforced: false }, 9, 'EXCEEDED', false],
  ])('%s', (_case, limit, value, result, isFailure) => {
    expect(judge(asking(value), limit)).toMatchObject({ value, ratio: null, result, isFailure });
  });
});

it('only figures that do not depend on the machine are enforced', () => {
  const limits = limitsOf({ app: 'shop', pages: ['/my'] });
  const figures = limits.flatMap(({ figure, isEnforced }) => (isEnforced ? figure : []));
  expect(new Set(figures)).toEqual(new Set(['requestsUntilReady', 'requests', 'shifts']));
});

it('the tables show what was measured, with its limit', () => {
  const rounds = roundsOf([[121, 100]]);
  const [visits = [], thread = []] = visitTables(rounds, ['shop']);
  expect(visits.map((row) => row.slice(0, 3))).toEqual([
    ['', 'LCP', 'goods visible'],
    ['shop', '121 ms', ''],
  ]);
  expect(thread[0]?.slice(0, 2)).toEqual(['', 'main thread']);
  expect(limitRows([judge(rounds, paint)])[1]).toEqual([
    ...['shop: LCP', '121 ms', 'page 100 ms', '1.21 ×', '1.20 ×', 'EXCEEDED', ''],
  ]);
});
