import { expect, it } from 'vitest';
import { isFlat, spread } from './growth.mjs';

it('spread returns all numbers, or some from everywhere', () => {
  expect(spread(3)).toEqual([1, 2, 3]);
  const some = spread(1_000_000);
  expect([some.length, some[0], some.at(-1)]).toEqual([5_000, 1, 999_801]);
});

it.each([
  [{ reads: 90, creations: 9 }, true],
  [{ reads: 79, creations: 9 }, false],
  [{ reads: 90, creations: 7 }, false],
])('isFlat compares the last size %o with the first', (last, flat) => {
  const first = { orders: 1, reads: 100, creations: 10 };
  expect(isFlat([first, { orders: 1_000, ...last }])).toBe(flat);
});
