import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { tokens } from '../database/schema/accounts';

const tokenBytes = 32;

/** What is stored of a token: enough to know it again, not enough to use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Signs a user in to one game product; the token is 256 random bits and is told only here. */
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
/** Uses are written down this often at most, so that reading an order stays a read. */
const useRecordedEveryMs = 5 * 60 * 1000;

/**
 * The rule, for prepared statements: a token that is known, not revoked, used within 24 hours and
 * under 7 days old. {@link tokenBounds} fills it in. It is asked of the database with every request,
 * so a token that was revoked on one instance is refused at once by all.
 */
export const isTokenValid = and(
  eq(tokens.hash, sql.placeholder('tokenHash')),
  isNull(tokens.revokedAt),
  gt(tokens.createdAt, sql.placeholder('issuedAfter')),
  gt(tokens.lastUsedAt, sql.placeholder('usedAfter')),
);

/** What {@link isTokenValid} compares with. */
export interface TokenBounds {
  readonly tokenHash: string;
  readonly issuedAfter: Date;
  readonly usedAfter: Date;
}

/** The bounds for a token that is shown now. */
export function tokenBounds(token: string, now: Date): TokenBounds & Record<string, unknown> {
  return {
    tokenHash: hashToken(token),
    issuedAfter: new Date(now.getTime() - maxLifeMs),
    usedAfter: new Date(now.getTime() - maxIdleMs),
  };
}

/** Writes down that a valid token was used, unless that was done a moment ago. */
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
    .where(and(eq(tokens.hash, token.tokenHash), lt(tokens.lastUsedAt, noted)));
}
