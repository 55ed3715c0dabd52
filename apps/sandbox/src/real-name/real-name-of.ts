import type { RealNameState } from '@shop/contract';
import { eq } from 'drizzle-orm';
import type { StoredGame } from '../catalogue/find-game';
import type { Executor } from '../database/database';
import { users } from '../database/schema/accounts';

/**
 * How far a player's real-name check has come in a game. Where no game asks for it, nobody is looked
 * up: most purchases pay nothing for this.
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
