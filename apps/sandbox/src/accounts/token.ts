import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { tokens, users } from '../database/schema/accounts';

const hour = 60 * 60 * 1000;
const longestLife = 7 * 24 * hour;
const longestPause = 24 * hour;
/** Uses are written down this often at most, so that reading an order stays a read. */
const useIsNoted = 5 * 60 * 1000;
const tokenLength = 32;

/** A signed-in player. */
export interface Player {
  readonly userId: string;
  readonly username: string;
  readonly brand: string;
  readonly gpId: string;
  readonly token: string;
}

/** What is stored of a token: enough to know it again, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Signs a user in to one game product; the token is 256 random bits and is told only here. */
export async function issueToken(
  database: Executor,
  user: { readonly id: string; readonly gpId: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(tokenLength).toString('base64url');
  await database.insert(tokens).values({
    hash: hashToken(token),
    userId: user.id,
    gpId: user.gpId,
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}

/** The player behind a token that is known, not revoked, used within 24 hours and under 7 days old. */
export async function findPlayer(
  database: Executor,
  token: string,
  now: Date,
): Promise<Player | null> {
  const hash = hashToken(token);
  const [found] = await database
    .select({
      userId: users.id,
      username: users.username,
      brand: users.brand,
      gpId: tokens.gpId,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.hash, hash),
        isNull(tokens.revokedAt),
        gt(tokens.createdAt, new Date(now.getTime() - longestLife)),
        gt(tokens.lastUsedAt, new Date(now.getTime() - longestPause)),
      ),
    );
  if (found === undefined) return null;

  const noted = new Date(now.getTime() - useIsNoted);
  if (found.lastUsedAt < noted)
    await database
      .update(tokens)
      .set({ lastUsedAt: now })
      .where(and(eq(tokens.hash, hash), lt(tokens.lastUsedAt, noted)));
  const { userId, username, brand, gpId } = found;
  return { userId, username, brand, gpId, token };
}
