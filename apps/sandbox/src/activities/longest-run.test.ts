import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestRun } from './longest-run';

describe('longestRun', () => {
  it.each([
    ['no day', [], 0],
    ['one day', [20_000], 1],
    ['days that follow each other', [3, 4, 5], 3],
    ['days in any order', [5, 3, 4], 3],
    ['a gap, which begins anew', [1, 2, 4, 5, 6], 3],
    ['a longer run before the gap', [1, 2, 3, 5], 3],
    ['days that never follow each other', [1, 3, 5], 1],
  ])('%s', (_, days, run) => {
    expect(longestRun(days)).toBe(run);
  });

  it('is the length of one run, whatever its start and other days', () => {
    const stray = fc.array(fc.integer({ min: 0, max: 40 }).map((day) => day * 3));
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 9_000 }),
        fc.integer({ min: 1, max: 60 }),
        stray,
        (first, length, strays) => {
          const run = Array.from({ length }, (_, index) => first + index);
          expect(longestRun([...new Set([...run, ...strays])])).toBe(length);
        },
      ),
    );
  });
});
