import { hashToken } from '../accounts/token';
import type { Executor } from '../database/database';
import { tokens } from '../database/schema/accounts';
import { playedGames } from './catalogue-rows';
import { seeds } from './seeds';

const longAgo = new Date('2020-01-01T00:00:00Z');

/** The sign-in of a brand's `expired` account: known, and long over. */
export function expiredToken(brand: string): string {
  return `expired-token-of-${brand}`;
}

/** Writes the sign-ins that the seed has: those that have run out. */
export async function writeExpiredTokens(database: Executor): Promise<void> {
  const rows = seeds.map((seed) => ({
    hash: hashToken(expiredToken(seed.brand)),
    userId: `${seed.brand}-expired`,
    gpId: playedGames(seed)[0]?.gpId ?? '',
    createdAt: longAgo,
    lastUsedAt: longAgo,
  }));
  await database.insert(tokens).values(rows).onConflictDoNothing();
}
