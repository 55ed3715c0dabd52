import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { tokens } from '../database/schema/accounts';

const tokenBytes = 32;

/** Returns the hash that is stored instead of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Issues a token for one game product: 256 random bits, of which only a hash is stored. */
export async function issueToken(
  database: Executor,
  user: { readonly id: string; readonly gpId: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await database.insert(tokens).values({
    hash: hashToken(token),
    userId: user.id,
    gpId: user.gpId,
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}

const hourMs = 60 * 60 * 1000;
const maxLifeMs = 7 * 24 * hourMs;
const maxIdleMs = 24 * hourMs;
/** A use is recorded this often at most, so that reading an order seldom writes. */
const useRecordedEveryMs = 5 * 60 * 1000;

/**
 * The condition for a token that is in force, for prepared statements: not revoked, used within 24 hours
 * and under 7 days old. {@link tokenBounds} provides its values. Every request checks it in the
 * database, so that all instances refuse a revoked token at once.
 */
export const isTokenInForce = and(
  isNull(tokens.revokedAt),
  gt(tokens.createdAt, sql.placeholder('issuedAfter')),
  gt(tokens.lastUsedAt, sql.placeholder('usedAfter')),
);

/** The values for {@link isTokenInForce}, as texts: the driver takes longer to write a `Date` out. */
export function tokenBounds(now: Date): Readonly<Record<'issuedAfter' | 'usedAfter', string>> {
  return {
    issuedAfter: new Date(now.getTime() - maxLifeMs).toISOString(),
    usedAfter: new Date(now.getTime() - maxIdleMs).toISOString(),
  };
}

/** Records the use of a valid token, unless one was recorded in the last minutes. */
export async function recordTokenUse(
  database: Executor,
  token: { readonly tokenHash: string; readonly lastUsedAt: Date },
  now: Date,
): Promise<void> {
  const noted = new Date(now.getTime() - useRecordedEveryMs);
  if (token.lastUsedAt >= noted) return;
  await database
    .update(tokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokens.hash, token.tokenHash), lt(tokens.lastUsedAt, noted)))
    // A database that cannot be written, because its disk is full for example, can still be read.
    .catch(() => undefined);
}
