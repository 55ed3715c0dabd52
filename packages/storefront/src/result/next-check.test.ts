import { expect, it } from 'vitest';
import { nextCheck } from './next-check';

it('asks about a pending order with pauses that grow from 2 s to 30 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map((checks) => nextCheck(checks, 0));
  expect(pauses).toEqual([2000, 3000, 4500, 6750, 10125, 15188, 22781, 30000, 30000, 30000]);
});

it('stops asking by itself after ten minutes', () => {
  expect(nextCheck(30, 10 * 60 * 1000 - 1)).toBe(30_000);
  expect(nextCheck(30, 10 * 60 * 1000)).toBeNull();
});
