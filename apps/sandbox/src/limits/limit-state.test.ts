import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { limitState } from './limit-state';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2030-05-10T12:00:00Z');
const role = { serverId: 's1', roleId: '1' };
const otherRole = { serverId: 's1', roleId: '2' };
const sameIdElsewhere = { serverId: 's2', roleId: '1' };

function ago(days: number): Date {
  return new Date(now.getTime() - days * day);
}

const once: PurchaseLimit = { type: 'role', frequency: 1 };
const twiceAWeek: PurchaseLimit = { type: 'time', frequency: 2, days: 7 };
const thrice: PurchaseLimit = { type: 'game', frequency: 3 };

describe('the remaining purchases', () => {
  it.each([
    ['per role, untouched', once, [], 1],
    ['per role, used up long ago', once, [{ ...role, createdAt: ago(900) }], 0],
    ['per role, by another role', once, [{ ...otherRole, createdAt: ago(1) }], 1],
    ['per role, by a role elsewhere', once, [{ ...sameIdElsewhere, createdAt: ago(1) }], 1],
    ['per window, one within', twiceAWeek, [{ ...role, createdAt: ago(6) }], 1],
    ['per window, one just within', twiceAWeek, [{ ...role, createdAt: ago(6.999) }], 1],
    ['per window, one that just left', twiceAWeek, [{ ...role, createdAt: ago(7) }], 2],
    ['per window, by another role', twiceAWeek, [{ ...otherRole, createdAt: ago(1) }], 2],
    [
      'per account, over all roles',
      thrice,
      [role, otherRole, sameIdElsewhere].map((one) => ({ ...one, createdAt: ago(400) })),
      0,
    ],
    [
      'are never negative, for a limit that was lowered',
      once,
      [2, 1].map((days) => ({ ...role, createdAt: ago(days) })),
      0,
    ],
  ])('%s', (_, limit, purchases, left) => {
    expect(limitState(limit, purchases, role, now).left).toBe(left);
  });
});

describe('the time of the next purchase', () => {
  it.each([
    ['is null while a purchase is possible', twiceAWeek, [1], null],
    ['is when the oldest order leaves the window', twiceAWeek, [5, 1], ago(-2)],
    ['ignores orders that have left the window', twiceAWeek, [9, 5, 1], ago(-2)],
    [
      'is when enough orders have left the window',
      { ...twiceAWeek, frequency: 1 },
      [5, 1],
      ago(-6),
    ],
    ['is null for a limit per role', once, [1], null],
    ['is null for a limit per account', { ...thrice, frequency: 1 }, [1], null],
  ])('%s', (_, limit, days, nextAt) => {
    const purchases = days.map((one) => ({ ...role, createdAt: ago(one) }));
    expect(limitState(limit, purchases, role, now).nextAt).toEqual(nextAt);
  });

  it('is exact to the millisecond', () => {
    const ages = fc.array(fc.integer({ min: 0, max: 10 * day }), { maxLength: 8 });
    fc.assert(
      fc.property(
        ages,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (list, frequency, days) => {
          const limit = { type: 'time', frequency, days } as const;
          const purchases = [...list]
            .sort((a, b) => b - a)
            .map((age) => ({ ...role, createdAt: new Date(now.getTime() - age) }));
          const { left, nextAt } = limitState(limit, purchases, role, now);
          const at = nextAt ?? now;
          expect(limitState(limit, purchases, role, at).left).toBeGreaterThan(0);
          const before = nextAt === null ? now : new Date(nextAt.getTime() - 1);
          expect(limitState(limit, purchases, role, before).left).toBe(left);
        },
      ),
    );
  });
});
