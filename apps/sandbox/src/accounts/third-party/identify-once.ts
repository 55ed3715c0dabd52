import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { usedProofs } from '../../database/schema/third-party';
import { tooBusy } from '../attempt-limit';
import { createSemaphore } from '../semaphore';
import type { SignInTry } from './identification';

const retryWindowMs = 60 * 1000;
const maxConcurrent = 4;
const maxWaiting = 500;

/**
 * Whoever is inside holds a connection while the provider is asked; a few of them leave enough for
 * the rest of the sandbox.
 */
const semaphore = createSemaphore(maxConcurrent, maxWaiting);

/** What a request says, as one short text; two requests that say the same have the same one. */
export function meaningOf(parts: Readonly<Record<string, unknown>>): string {
  const inOrder = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url');
}

/**
 * Identifies by a proof that the provider takes once. The answer is kept for a minute under the
 * request's own meaning, device included: a retry after a lost answer signs in again instead of
 * failing, and requests side by side wait for the first.
 */
export async function identifyOnce(
  database: Database,
  meaning: string,
  now: Date,
  identify: () => Promise<SignInTry>,
): Promise<SignInTry> {
  const aMinuteAgo = new Date(now.getTime() - retryWindowMs);
  const result = await semaphore.run(async () =>
    database.transaction(async (transaction): Promise<SignInTry> => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${meaning}, 0))`);
      const [used] = await transaction
        .select()
        .from(usedProofs)
        .where(and(eq(usedProofs.hash, meaning), gt(usedProofs.usedAt, aMinuteAgo)));
      if (used !== undefined) return { kind: 'known', subject: used.subject };

      const identification = await identify();
      if (identification.kind !== 'known') return identification;
      await transaction.delete(usedProofs).where(lte(usedProofs.usedAt, aMinuteAgo));
      const row = { hash: meaning, subject: identification.subject, usedAt: now };
      await transaction.insert(usedProofs).values(row).onConflictDoNothing();
      return identification;
    }),
  );
  return result ?? tooBusy;
}
