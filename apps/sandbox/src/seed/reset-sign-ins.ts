import { inArray, isNull, notInArray } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { emptyTables } from '../database/empty-tables';
import { roles, users } from '../database/schema/accounts';
import { seeds } from './seeds';
import { testAccountsOf } from './test-accounts';

const tables = [
  ...['authorization_codes', 'access_tokens', 'request_tokens', 'pending_logins'],
  ...['used_proofs', 'linked_identities', 'real_name_links'],
];

/**
 * Deletes the accounts created by third-party sign-ins with their roles, and all pending codes and
 * tokens. Test accounts for the real-name check become unverified again.
 */
export async function resetSignIns(database: Executor): Promise<void> {
  await emptyTables(database, tables);
  const linkedUsers = database
    .select({ id: users.id })
    .from(users)
    .where(isNull(users.passwordHash));
  await database.delete(roles).where(inArray(roles.userId, linkedUsers));
  await database.delete(users).where(isNull(users.passwordHash));

  const unverified = seeds
    .flatMap(({ brand }) => testAccountsOf(brand))
    .filter(({ kind }) => kind === 'unverified')
    .map(({ id }) => id);
  await database.update(users).set({ isRealNameVerified: notInArray(users.id, unverified) });
}
