import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database';
import { loginAttempts } from '../database/schema/accounts';

/** How failed attempts delay the next ones of the same subject. Nothing is locked for good. */
export interface AttemptLimit {
  readonly subject: string;
  /** How many failures within the window cause no pause. */
  readonly maxFreeFailures: number;
  /** How long a failure counts. */
  readonly windowMs: number;
  /** The pause after the last free failure; each further failure doubles it. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

/** An attempt that was rejected unchecked, because a pause has to pass first. */
export interface TooMany {
  readonly kind: 'too-many';
  readonly pauseMs: number;
}

/** The attempt was rejected because too many others are queued; the queue clears in seconds. */
export const tooBusy: TooMany = { kind: 'too-many', pauseMs: 5_000 };

/** Returns the pause after this many failures, in milliseconds. */
function pauseAfter(failures: number, limit: Omit<AttemptLimit, 'subject'>): number {
  const { maxFreeFailures, firstPauseMs, maxPauseMs } = limit;
  if (failures < maxFreeFailures) return 0;
  return Math.min(firstPauseMs * 2 ** (failures - maxFreeFailures), maxPauseMs);
}

/** Returns the milliseconds until all limits allow another attempt; 0 if one is allowed now. */
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
    // The clocks of instances differ a little: a failure in the near future counts as one of now.
    maxPauseLeftMs = Math.max(maxPauseLeftMs, pauseMs - Math.max(0, sinceLastMs));
  }
  return maxPauseLeftMs;
}

/**
 * Runs an attempt while no other attempt of the same subjects runs, on this instance or another.
 * Parallel attempts therefore see each other's failures. If those require a pause, `attempt` is not
 * called, and the result reveals nothing about the guess. Only failures count, never attempts that
 * are still running.
 *
 * @param attempt Must be quick, since it holds a connection; do slow work before.
 */
export async function attemptUnderLimits<Result>(
  database: Database,
  limits: readonly AttemptLimit[],
  now: Date,
  attempt: (transaction: Executor) => Promise<Result>,
): Promise<Result | TooMany> {
  // Always locked in the same order, so that two attempts cannot deadlock.
  const inOrder = [...limits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  return database.transaction(async (transaction) => {
    for (const { subject } of inOrder)
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const pauseMs = await pauseLeft(transaction, limits, now);
    return pauseMs > 0 ? { kind: 'too-many', pauseMs } : attempt(transaction);
  });
}

/**
 * Records a failure for every subject, and deletes those that no longer count. Stored in the database,
 * so that neither a restart nor a second instance gives an attacker new attempts.
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

/** Deletes the failures of a subject after a successful attempt. */
export async function forgetFailures(transaction: Executor, subject: string): Promise<void> {
  await transaction.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
}
