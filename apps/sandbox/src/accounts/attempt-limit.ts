import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database';
import { loginAttempts } from '../database/schema/accounts';

/** How failed attempts slow down the next ones of the same subject. Nothing is locked for good. */
export interface AttemptLimit {
  readonly subject: string;
  /** Failures that may happen within the window without a pause. */
  readonly maxFreeFailures: number;
  /** A failure counts for this long. */
  readonly windowMs: number;
  /** The pause when the free failures are used up; each further failure doubles it. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

/** An attempt that was not judged, since another one may only be made after a pause. */
export interface TooMany {
  readonly kind: 'too-many';
  readonly pauseMs: number;
}

/** The attempt found too many others that wait to be made; they are done in seconds. */
export const tooBusy: TooMany = { kind: 'too-many', pauseMs: 5_000 };

/** The pause after the last of so many failures, in milliseconds. */
function pauseAfter(failures: number, limit: Omit<AttemptLimit, 'subject'>): number {
  const { maxFreeFailures, firstPauseMs, maxPauseMs } = limit;
  if (failures < maxFreeFailures) return 0;
  return Math.min(firstPauseMs * 2 ** (failures - maxFreeFailures), maxPauseMs);
}

/** Milliseconds until all limits allow another attempt; 0 if one may be made now. */
export async function pauseLeft(
  database: Executor,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number> {
  let maxPauseLeftMs = 0;
  for (const limit of limits) {
    const since = new Date(now.getTime() - limit.windowMs);
    const [row] = await database
      .select({ failures: count(), lastAt: max(loginAttempts.at) })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.subject, limit.subject), gt(loginAttempts.at, since)));
    const pauseMs = pauseAfter(row?.failures ?? 0, limit);
    const sinceLastMs = now.getTime() - (row?.lastAt?.getTime() ?? 0);
    // Clocks of instances differ a little: a failure of a moment to come is one of just now.
    maxPauseLeftMs = Math.max(maxPauseLeftMs, pauseMs - Math.max(0, sinceLastMs));
  }
  return maxPauseLeftMs;
}

/**
 * Judges an attempt while no other one of the same subjects is judged, on this instance or another.
 * Attempts side by side therefore see each other's failures: `attempt` is not called for one whose
 * turn comes when the failures before it ask for a pause, and its answer then says nothing about
 * the guess. Only failures count, never attempts that are still under way.
 *
 * @param attempt Must be quick, for it holds a connection: what takes time is done before.
 */
export async function attemptUnderLimits<Result>(
  database: Database,
  limits: readonly AttemptLimit[],
  now: Date,
  attempt: (transaction: Executor) => Promise<Result>,
): Promise<Result | TooMany> {
  // In one order everywhere: two attempts that wait for each other would never end.
  const inOrder = [...limits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  return database.transaction(async (transaction) => {
    for (const { subject } of inOrder)
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const pauseMs = await pauseLeft(transaction, limits, now);
    return pauseMs > 0 ? { kind: 'too-many', pauseMs } : attempt(transaction);
  });
}

/**
 * Counts a failure for every subject, and forgets those that no longer count. Kept in the database:
 * neither a restart nor a second instance may give an attacker new tries.
 */
export async function recordFailure(
  transaction: Executor,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<void> {
  for (const { subject, windowMs } of limits) {
    const since = new Date(now.getTime() - windowMs);
    await transaction
      .delete(loginAttempts)
      .where(and(eq(loginAttempts.subject, subject), lte(loginAttempts.at, since)));
  }
  const id = randomUUID();
  const rows = limits.map(({ subject }) => ({ id, subject, at: now }));
  await transaction.insert(loginAttempts).values(rows);
}

/** Forgets the failures of a subject, after an attempt that was right. */
export async function forgetFailures(transaction: Executor, subject: string): Promise<void> {
  await transaction.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
}
