import { expect, it } from 'vitest';
import { median } from '../median.mjs';
import { ratio } from './ratio.mjs';
import { timeRounds } from './rounds.mjs';

it('contestants take turns, each round beginning with another one', async () => {
  /** @type {string[]} */
  const made = [];
  let time = 0;
  const takes = (/** @type {string} */ name, /** @type {number} */ ms) => async () => {
    made.push(name);
    time += ms;
  };
  const contestants = { slow: takes('slow', 6), fast: takes('fast', 3) };
  const rounds = await timeRounds(contestants, { rounds: 2, calls: 2 }, () => time);
  expect(rounds).toEqual([
    { slow: 6, fast: 3 },
    { fast: 3, slow: 6 },
  ]);
  expect(made.join(' ')).toBe('slow slow fast fast fast fast slow slow');
});

it('a ratio is the one in the middle, so that a slow moment of the machine is not ours', () => {
  const rounds = [
    { ours: 2, theirs: 1 },
    { ours: 90, theirs: 50 },
    { ours: 300, theirs: 1 },
  ];
  expect(ratio(rounds, 'ours', 'theirs')).toBe(2);
});

it.each([
  [[3], 3],
  [[9, 1, 4], 4],
  [[10, 2, 9, 100], 9.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
