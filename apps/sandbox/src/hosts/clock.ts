import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { settings } from '../database/schema/house';

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

/** The clock of a house, from the real one and the offset in the database. */
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
      offset = Number(row?.value ?? 0);
    },
  };
  await clock.refresh();
  return clock;
}
