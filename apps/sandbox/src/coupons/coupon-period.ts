import type { CouponPeriod } from '@shop/contract';

/** The stretch of time a coupon is given out for, and lasts. */
export interface Period {
  /** Its first day by UTC, `2026-11-16`; empty where there is no end. */
  readonly start: string;
  /** The first moment after it, or null. */
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
 * The period that `now` lies in. Weeks are those of ISO 8601: they begin on Monday at 00:00 UTC.
 * Months are those of the calendar, by UTC too.
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
