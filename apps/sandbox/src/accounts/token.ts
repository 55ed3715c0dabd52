import { hash, randomBytes } from 'node:crypto';
import type { Executor } from '../database/database';
import { tokens } from '../database/schema/accounts';

const tokenLength = 32;

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
