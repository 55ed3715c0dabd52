import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { settings } from '../database/schema/settings';

/**
 * The time of the shop. Tests can move it; its offset is in the database and shared by all
 * instances.
 */
export interface SandboxClock {
  now(): Date;
  /** Returns the milliseconds by which this clock is ahead of the real one. */
  offset(): number;
  /** Moves the clock of all instances; the others follow within seconds. */
  moveTo(offset: number): Promise<void>;
  /** Reads the offset, which another instance may have changed. */
  refresh(): Promise<void>;
}

const setting = 'clock-offset-ms';

const dayMs = 24 * 60 * 60 * 1000;
const maxOffsetMs = 100 * 365 * dayMs;

/**
 * Returns whether the clock may be moved by an offset: at most a hundred years in both directions,
 * so that every computed date is valid in JavaScript and PostgreSQL.
 */
export function isPossibleOffset(milliseconds: number): boolean {
  return Math.abs(milliseconds) <= maxOffsetMs;
}

/** Reads the stored offset; 0 if it is not a valid one. */
function readOffset(stored: string): number {
  const milliseconds = Number(stored);
  return isPossibleOffset(milliseconds) ? milliseconds : 0;
}

/** Creates the clock of a sandbox from the real time and the stored offset. */
export async function createClock(
  database: Database,
  realNow: () => number,
): Promise<SandboxClock> {
  let offset = 0;
  const clock: SandboxClock = {
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
