import { describe, expect, it } from 'vitest';
import { limitRows, visitRows } from './figures.mjs';
import { judge } from './limits.mjs';

/** @type {Parameters<typeof judge>[1]} */
const paint = {
  ...{ visit: 'shop', figure: 'largestPaint', max: 1.2 },
  floor: { visit: 'page', figure: 'largestPaint' },
};

/** @param {readonly (readonly [shop: number, page: number])[]} paints */
const roundsOf = (paints) =>
  paints.map(
    ([shop, page]) =>
      new Map([
        ['shop', { largestPaint: shop }],
        ['page', { largestPaint: page }],
      ]),
  );

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

  it.each(/** @type {const} */ (['requestsUntilReady', 'requests', 'shifts']))(
    'fails by %s if there are too many, or none was measured',
    (figure) => {
      /** @param {number} [value] */
      const judged = (value) =>
        judge([new Map([['shop', { [figure]: value }]])], { visit: 'shop', figure, max: 8 });
      expect(judged(8)).toMatchObject({ value: 8, ratio: null, result: 'ok', isFailure: false });
      expect(judged(9)).toMatchObject({ result: 'EXCEEDED', isFailure: true });
      expect(judged()).toMatchObject({ result: 'not measured', isFailure: true });
    },
  );
});

it('the tables show what was measured, with its limit', () => {
  const rounds = roundsOf([[121, 100]]);
  expect(visitRows(rounds, ['shop']).map((row) => row.slice(0, 3))).toEqual([
    ['', 'LCP', 'goods visible'],
    ['shop', '121 ms', ''],
  ]);
  expect(limitRows([judge(rounds, paint)])[1]).toEqual([
    ...['shop: LCP', '121 ms', 'page 100 ms', '1.21 ×', '1.20 ×', 'EXCEEDED', ''],
  ]);
});
