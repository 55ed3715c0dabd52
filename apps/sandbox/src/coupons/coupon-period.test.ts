import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodAt } from './coupon-period';

function written(kind: 'permanent' | 'week' | 'month', now: string) {
  const { start, end } = periodAt(kind, new Date(now));
  return [start, end?.toISOString() ?? null];
}

describe('the period of a coupon', () => {
  it.each([
    ['week', '2026-11-21T12:00:00Z', '2026-11-16', '2026-11-23T00:00:00.000Z'],
    ['week', '2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-23T00:00:00.000Z'],
    ['week', '2026-11-23T00:00:00Z', '2026-11-23', '2026-11-30T00:00:00.000Z'],
    ['week', '2027-01-01T00:00:00Z', '2026-12-28', '2027-01-04T00:00:00.000Z'],
    ['week', '2024-02-29T09:00:00+09:00', '2024-02-26', '2024-03-04T00:00:00.000Z'],
    ['month', '2026-11-30T23:59:59.999Z', '2026-11-01', '2026-12-01T00:00:00.000Z'],
    ['month', '2026-12-31T23:00:00-02:00', '2027-01-01', '2027-02-01T00:00:00.000Z'],
    ['month', '2024-02-29T00:00:00Z', '2024-02-01', '2024-03-01T00:00:00.000Z'],
  ] as const)('a %s at %s began on %s and ends at %s', (kind, now, start, end) => {
    expect(written(kind, now)).toEqual([start, end]);
  });

  it('has no end for a permanent coupon', () => {
    expect(written('permanent', '2026-11-21T12:00:00Z')).toEqual(['', null]);
  });

  it('contains exactly the moments between its start and end', () => {
    const moments = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom('week', 'month'), (now, kind) => {
        const { start, end } = periodAt(kind, now);
        const isInside = new Date(start) <= now && end !== null && end > now;
        const isSameFromItsStart = periodAt(kind, new Date(start)).start === start;
        return isInside && isSameFromItsStart && periodAt(kind, end).start !== start;
      }),
    );
  });
});
