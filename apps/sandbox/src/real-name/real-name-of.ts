import type { RealNameState } from '@shop/contract';
import { eq } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import type { Executor } from '../database/database';
import { users } from '../database/schema/accounts';

/**
 * Returns the state of a player's real-name check in a game. Runs no query for a game without the
 * check, so that most purchases cost nothing extra.
 */
export async function realNameOf(
  database: Executor,
  userId: string,
  { needsRealName }: Pick<StoredGame, 'needsRealName'>,
): Promise<RealNameState> {
  if (!needsRealName) return 'not-needed';
  const [user] = await database
    .select({ isVerified: users.isRealNameVerified })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isVerified === true ? 'verified' : 'missing';
}
