import type { VipLevel } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vipProgress } from './vip-progress';

function ladder(...needs: readonly number[]): readonly VipLevel[] {
  return needs.map((need_points, index) => ({
    level_id: `v${String(index)}`,
    level_name: `Level ${String(index)}`,
    need_points,
    coupons_list: [],
  }));
}

const anyLadder = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .map((needs) => ladder(...[...needs].sort((a, b) => a - b)));
const anyPoints = fc.nat({ max: 2_000_000 });

describe('progress in the VIP centre (spec §4)', () => {
  it.each([
    ['half of what the next level needs', 'v1', 500, 50, 500],
    ['a third, rounded to 2 decimals', 'v0', 33, 33.33, 66],
    ['two thirds, rounded up', 'v0', 66, 66.67, 33],
    ['nothing yet', 'v0', 0, 0, 99],
    ['more than the next level needs, since the server lags', 'v0', 1_200, 100, 0],
    ['the top level', 'v2', 1_000, 100, 0],
    ['the top level, whatever the points', 'v2', 0, 100, 0],
  ])('is the percent toward the next level: %s', (_case, levelId, points, percent, missing) => {
    const standing = vipProgress({ levelId, points }, ladder(0, 99, 1_000));
    expect([standing.percent, standing.missing]).toEqual([percent, missing]);
  });

  it('leads to the lowest level when none is reached', () => {
    const { next, percent } = vipProgress({ levelId: '0', points: 25 }, ladder(100, 500));
    expect([next?.level_id, percent]).toEqual(['v0', 25]);
  });

  it('is 100 when a level needs no points, and when there are no levels', () => {
    expect(vipProgress({ levelId: '0', points: 0 }, ladder(0)).percent).toBe(100);
    expect(vipProgress({ levelId: '0', points: 0 }, []).percent).toBe(100);
  });

  it('lies between 0 and 100, with 2 decimals at most', () => {
    fc.assert(
      fc.property(anyLadder, fc.nat({ max: 12 }), anyPoints, (levels, level, points) => {
        const { percent } = vipProgress({ levelId: `v${String(level)}`, points }, levels);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(Number(percent.toFixed(2))).toBe(percent);
      }),
    );
  });

  it('never falls when points are earned, and the missing points never grow', () => {
    fc.assert(
      fc.property(anyLadder, anyPoints, anyPoints, (levels, points, earned) => {
        const before = vipProgress({ levelId: 'v0', points }, levels);
        const after = vipProgress({ levelId: 'v0', points: points + earned }, levels);
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.missing).toBeLessThanOrEqual(before.missing);
      }),
    );
  });

  it('is 100 at the top level, else only when no points are missing', () => {
    fc.assert(
      fc.property(anyLadder, fc.nat({ max: 11 }), anyPoints, (levels, level, points) => {
        const levelId = `v${String(level)}`;
        const { next, missing, percent } = vipProgress({ levelId, points }, levels);
        expect(next === null).toBe(levels.at(-1)?.level_id === levelId);
        expect(missing > 0 || percent === 100).toBe(true);
        // Rounding may change the last hundredth.
        expect(percent < 100 || missing * 10_000 <= (next?.need_points ?? 0)).toBe(true);
      }),
    );
  });
});
