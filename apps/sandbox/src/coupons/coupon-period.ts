import type { CouponPeriod } from '@shop/contract';

/** The period in which a coupon can be claimed and used. */
export interface Period {
  /** The first UTC day, for example `2026-11-16`; empty for a period without end. */
  readonly start: string;
  /** The first moment after the period; null for a period without end. */
  readonly end: Date | null;
}

const daysOfWeek = 7;

function day(year: number, month: number, date: number): Date {
  return new Date(Date.UTC(year, month, date));
}

function between(start: Date, end: Date): Period {
  return { start: start.toISOString().slice(0, 10), end };
}

/**
 * Returns the period that contains `now`. Weeks are ISO 8601 weeks, from Monday 00:00 UTC; months
 * are calendar months in UTC.
 */
export function periodAt(kind: CouponPeriod, now: Date): Period {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (kind) {
    case 'permanent':
      return { start: '', end: null };
    case 'week': {
      const monday = date - ((now.getUTCDay() + daysOfWeek - 1) % daysOfWeek);
      return between(day(year, month, monday), day(year, month, monday + daysOfWeek));
    }
    case 'month':
      return between(day(year, month, 1), day(year, month + 1, 1));
  }
}
