import { inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { roles, users } from '../database/schema/accounts';
import { seeds } from './seeds';
import { testAccountsOf } from './test-accounts';

/**
 * Forgets who came by a sign-in provider, with their characters and all codes and tokens that are
 * under way; who has to prove a real name has to do so again.
 */
export async function resetSignIns(database: Executor): Promise<void> {
  await database.execute(
    sql`truncate authorization_codes, access_tokens, request_tokens, pending_logins, used_proofs, linked_identities, real_name_links`,
  );
  const newcomers = database.select({ id: users.id }).from(users).where(isNull(users.passwordHash));
  await database.delete(roles).where(inArray(roles.userId, newcomers));
  await database.delete(users).where(isNull(users.passwordHash));

  const unverified = seeds
    .flatMap(({ brand }) => testAccountsOf(brand))
    .filter(({ kind }) => kind === 'unverified')
    .map(({ id }) => id);
  await database.update(users).set({ isRealNameVerified: notInArray(users.id, unverified) });
}
