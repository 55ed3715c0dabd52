import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database';
import { loginAttempts } from '../database/schema/accounts';

/** How many failures a subject may have within a time. */
export interface AttemptLimit {
  readonly subject: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

/** An attempt that counts as failed until it is forgiven. */
export interface CountedAttempt {
  readonly id: string;
}

/**
 * Whether one of the limits is reached; forgets what no longer counts. It keeps other attempts of
 * the same subjects waiting until the transaction it runs in is over.
 */
export async function isLimitReached(
  transaction: Executor,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<boolean> {
  // In one order everywhere: two attempts that wait for each other would never end.
  const inOrder = [...limits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  for (const { subject, most, within } of inOrder) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const since = new Date(now.getTime() - within);
    const [row] = await transaction
      .select({ failures: count() })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.subject, subject), gt(loginAttempts.at, since)));
    if ((row?.failures ?? 0) >= most) return true;
    await transaction
      .delete(loginAttempts)
      .where(and(eq(loginAttempts.subject, subject), lte(loginAttempts.at, since)));
  }
  return false;
}

/** Writes a failed attempt down for every subject of the limits. */
export async function noteFailure(
  transaction: Executor,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<CountedAttempt> {
  const id = randomUUID();
  const rows = limits.map(({ subject }) => ({ id, subject, at: now }));
  await transaction.insert(loginAttempts).values(rows);
  return { id };
}

/**
 * Counts an attempt against several limits before it is made, so that attempts side by side cannot
 * pass together. It counts as failed until {@link forgiveAttempt}; kept in the database, because
 * neither a restart nor a second instance may give an attacker new tries.
 *
 * @returns Null when one of the limits is reached; nothing is counted then.
 */
export async function countAttempt(
  database: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<CountedAttempt | null> {
  return database.transaction(async (transaction) =>
    (await isLimitReached(transaction, limits, now)) ? null : noteFailure(transaction, limits, now),
  );
}

/** Takes an attempt back that turned out to be right. */
export async function forgiveAttempt(database: Database, attempt: CountedAttempt): Promise<void> {
  await database.delete(loginAttempts).where(eq(loginAttempts.id, attempt.id));
}
