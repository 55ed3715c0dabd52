import { trackingCalls } from '@shop/contract';
import { type SQL, and, desc, gt, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { knownAddresses, loginAttempts, tokens } from '../database/schema/accounts';
import { trackedEvents } from '../database/schema/settings';
import { realNameLinks } from '../database/schema/real-name';
import {
  accessTokens,
  authorizationCodes,
  requestTokens,
} from '../database/schema/sign-in-providers';
import { pendingLogins } from '../database/schema/third-party';
import type { Services } from '../hosts/services';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

interface ExpiringTable {
  readonly table: PgTable;
  /** When a row was created. */
  readonly madeAt: PgColumn;
  /** After this time no row is needed; longer than necessary. */
  readonly lifeMs: number;
}

/**
 * Tables in which anonymous requests and sign-ins create rows. A new table of this kind needs a line here; rate
 * limits where the rows are created bound the growth between two rounds.
 */
const expiringTables: readonly ExpiringTable[] = [
  { table: pendingLogins, madeAt: pendingLogins.startedAt, lifeMs: hourMs },
  { table: requestTokens, madeAt: requestTokens.madeAt, lifeMs: hourMs },
  { table: authorizationCodes, madeAt: authorizationCodes.madeAt, lifeMs: hourMs },
  { table: accessTokens, madeAt: accessTokens.madeAt, lifeMs: 2 * hourMs },
  { table: realNameLinks, madeAt: realNameLinks.madeAt, lifeMs: 2 * hourMs },
  { table: loginAttempts, madeAt: loginAttempts.at, lifeMs: dayMs },
  { table: tokens, madeAt: tokens.createdAt, lifeMs: 30 * dayMs },
  { table: knownAddresses, madeAt: knownAddresses.usedAt, lifeMs: 100 * dayMs },
];

/** How many of the newest rows of each kind are kept. */
export interface RetentionLimits {
  readonly maxEvents: number;
  /** Error reports, and reports of violated security policies. */
  readonly maxReports: number;
}

/** Under a hundred megabytes together, even if every row has its maximum size. */
const defaultRetention: RetentionLimits = { maxEvents: 5_000, maxReports: 1_000 };

const isEvent = inArray(
  trackedEvents.path,
  Object.values(trackingCalls).map(({ path }) => path),
);

async function keepNewest(database: Database, kind: SQL, max: number): Promise<void> {
  const newestExcess = database
    .select({ id: trackedEvents.id })
    .from(trackedEvents)
    .where(kind)
    .orderBy(desc(trackedEvents.id))
    .offset(max)
    .limit(1);
  await database
    .delete(trackedEvents)
    .where(and(kind, lte(trackedEvents.id, sql`(${newestExcess})`)));
}

/**
 * Deletes expired rows, and all but the newest events and reports. Rows dated further ahead than their
 * lifetime were created while the clock was moved, and are deleted as well.
 */
export async function prune(
  database: Database,
  now: Date,
  { maxEvents, maxReports }: RetentionLimits = defaultRetention,
): Promise<void> {
  for (const { table, madeAt, lifeMs } of expiringTables) {
    const isPast = lt(madeAt, new Date(now.getTime() - lifeMs));
    const isAhead = gt(madeAt, new Date(now.getTime() + lifeMs));
    await database.delete(table).where(or(isPast, isAhead));
  }
  await keepNewest(database, isEvent, maxEvents);
  await keepNewest(database, not(isEvent), maxReports);
}

const pauseMs = 10_000;

/**
 * Prunes periodically. Returns a function that stops it and resolves when the last round is over. A
 * failed round, for example while the database is unavailable, is made up for by the next.
 */
export function startPruning({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(async () => prune(database, clock.now())).catch(() => undefined);
  }, pauseMs);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
