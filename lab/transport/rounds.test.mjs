import { expect, it } from 'vitest';
import { median } from '../../tools/bench/median.mjs';
import { ratio } from './ratio.mjs';
import { timeRounds } from './rounds.mjs';

it('timeRounds runs the candidates in turn, each round beginning with another one', async () => {
  /** @type {string[]} */
  const made = [];
  let time = 0;
  const takes = (/** @type {string} */ name, /** @type {number} */ ms) => async () => {
    made.push(name);
    time += ms;
  };
  const candidates = { slow: takes('slow', 6), fast: takes('fast', 3) };
  const rounds = await timeRounds(candidates, { rounds: 2, calls: 2 }, () => time);
  expect(rounds).toEqual([
    { slow: 6, fast: 3 },
    { fast: 3, slow: 6 },
  ]);
  expect(made.join(' ')).toBe('slow slow fast fast fast fast slow slow');
});

it('ratio is the median, so that a slow round does not distort it', () => {
  const rounds = [
    { one: 2, other: 1 },
    { one: 90, other: 50 },
    { one: 300, other: 1 },
  ];
  expect(ratio(rounds, 'one', 'other')).toBe(2);
});

it.each([
  [[3], 3],
  [[9, 1, 4], 4],
  [[10, 2, 9, 100], 9.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
