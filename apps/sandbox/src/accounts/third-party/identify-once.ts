import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { usedProofs } from '../../database/schema/third-party';
import { createSemaphore } from '../../hosts/semaphore';
import { tooBusy } from '../attempt-limit';
import type { SignInTry } from './identification';

const retryWindowMs = 60 * 1000;

/** Each run holds a connection while the provider responds; the limit leaves enough for the rest. */
const semaphore = createSemaphore({ maxConcurrent: 4, maxWaiting: 500, maxWaitMs: 4_000 });

/** Returns a hash of the content of a request; requests with the same content have the same hash. */
export function contentHash(parts: Readonly<Record<string, unknown>>): string {
  const inOrder = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url');
}

/**
 * Identifies a user by a proof that the provider accepts only once. The result is kept for a minute
 * under the hash of the request, device included, so that a retry after a lost response signs in again
 * instead of failing. Parallel requests with the same content wait for the first.
 */
export async function identifyOnce(
  database: Database,
  hash: string,
  now: Date,
  identify: () => Promise<SignInTry>,
): Promise<SignInTry> {
  const windowStart = new Date(now.getTime() - retryWindowMs);
  const result = await semaphore.run(async () =>
    database.transaction(async (transaction): Promise<SignInTry> => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
      const [used] = await transaction
        .select()
        .from(usedProofs)
        .where(and(eq(usedProofs.hash, hash), gt(usedProofs.usedAt, windowStart)));
      if (used !== undefined) return { kind: 'known', subject: used.subject };

      const identification = await identify();
      if (identification.kind !== 'known') return identification;
      await transaction.delete(usedProofs).where(lte(usedProofs.usedAt, windowStart));
      const row = { hash, subject: identification.subject, usedAt: now };
      await transaction.insert(usedProofs).values(row).onConflictDoNothing();
      return identification;
    }),
  );
  return result ?? tooBusy;
}
