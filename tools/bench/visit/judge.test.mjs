import { describe, expect, it } from 'vitest';
import { judge } from './judge.mjs';
import { limitsOf } from './limits.mjs';
import { limitRows, visitRows } from './rows.mjs';

/** @type {import('./figures.mjs').Figures} */
const none = {
  largestPaint: null,
  goodsShown: null,
  goodsReady: null,
  channelsShown: null,
  afterTap: null,
  blockingTime: 0,
  shifts: 0,
  requestsUntilReady: null,
  requests: 5,
  pictures: 0,
  bytes: 0,
  mainThread: 0,
  ...{ compiling: 0, running: 0, styling: 0, layout: 0, otherTasks: 0 },
};

/** @type {import('./limits.mjs').Limit} */
const paint = {
  visit: 'shop',
  figure: 'largestPaint',
  floor: 'page',
  floorFigure: 'largestPaint',
  max: 1.2,
  isEnforced: false,
};
/** @type {import('./limits.mjs').Limit} */
const requests = {
  ...paint,
  figure: 'requests',
  floor: null,
  max: 8,
  isEnforced: true,
};

/** @param {readonly (readonly [shop: number, page: number])[]} paints */
const roundsOf = (paints) =>
  paints.map(
    ([shop, page]) =>
      new Map([
        ['shop', { ...none, largestPaint: shop }],
        ['page', { ...none, largestPaint: page }],
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

  it('compares a figure that has no floor itself', () => {
    const rounds = [new Map([['shop', { ...none, requests: 9 }]])];
    expect(judge(rounds, requests)).toMatchObject({ value: 9, ratio: null, result: 'EXCEEDED' });
  });

  it.each([
    ['the limit is enforced', requests, 9, true],
    ['the limit is kept', requests, 8, false],
    ['the limit is not enforced', { ...requests, isEnforced: false }, 9, false],
  ])('fails or not when %s', (_case, limit, count, isFailure) => {
    const rounds = [new Map([['shop', { ...none, requests: count }]])];
    expect(judge(rounds, limit).isFailure).toBe(isFailure);
  });

  it('fails when an enforced figure was not measured', () => {
    const limit = { ...requests, figure: /** @type {const} */ ('requestsUntilReady') };
    expect(judge([new Map([['shop', none]])], limit)).toMatchObject({
      result: 'not measured',
      isFailure: true,
    });
  });
});

it('only figures that do not depend on the machine are enforced', () => {
  const limits = limitsOf({ app: 'shop', pages: ['/my'] });
  const figures = limits.flatMap(({ figure, isEnforced }) => (isEnforced ? figure : []));
  expect(new Set(figures)).toEqual(new Set(['requestsUntilReady', 'requests', 'shifts']));
});

it('the tables show what was measured, with its limit', () => {
  const rounds = roundsOf([[121, 100]]);
  expect(visitRows(rounds, ['shop'], ['largestPaint', 'goodsShown'])).toEqual([
    ['', 'LCP', 'goods visible'],
    ['shop', '121 ms', ''],
  ]);
  expect(limitRows([judge(rounds, paint)])[1]).toEqual([
    ...['shop: LCP', '121 ms', 'page 100 ms', '1.21 ×', '1.20 ×', 'EXCEEDED', ''],
  ]);
});
