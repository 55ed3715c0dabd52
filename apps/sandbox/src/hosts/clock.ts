import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { settings } from '../database/schema/settings';

/** The shop's time, which tests may move. Its offset is in the database, for all instances. */
export interface Clock {
  now(): Date;
  /** Milliseconds the clock is ahead of the real one. */
  offset(): number;
  /** Moves it for all instances; the others notice within seconds. */
  moveTo(offset: number): Promise<void>;
  /** Reads what another instance may have set. */
  refresh(): Promise<void>;
}

const setting = 'clock-offset-ms';

const dayMs = 24 * 60 * 60 * 1000;
const maxOffsetMs = 100 * 365 * dayMs;

/**
 * Whether the clock may be moved so far: a hundred years either way. Everything that is reckoned from
 * it stays a date that JavaScript and PostgreSQL can write.
 */
export function isPossibleOffset(milliseconds: number): boolean {
  return Math.abs(milliseconds) <= maxOffsetMs;
}

/** What is stored may have been written by anything; the real time is better than none. */
function readOffset(stored: string): number {
  const milliseconds = Number(stored);
  return isPossibleOffset(milliseconds) ? milliseconds : 0;
}

/** The clock of a sandbox, from the real one and the offset in the database. */
export async function createClock(database: Database, realNow: () => number): Promise<Clock> {
  let offset = 0;
  const clock: Clock = {
    now: () => new Date(realNow() + offset),
    offset: () => offset,
    async moveTo(milliseconds) {
      const value = String(milliseconds);
      await database
        .insert(settings)
        .values({ name: setting, value })
        .onConflictDoUpdate({ target: settings.name, set: { value } });
      offset = milliseconds;
    },
    async refresh() {
      const [row] = await database.select().from(settings).where(eq(settings.name, setting));
      offset = readOffset(row?.value ?? '0');
    },
  };
  await clock.refresh();
  return clock;
}
