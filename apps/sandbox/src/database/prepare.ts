import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PasswordCost } from '../accounts/passwords';
import { writeSeed } from '../seed/write-seed';
import { packageFolder } from '../start/package-folder';
import type { Database } from './database';

/** The id of an advisory lock: instances that start together wait for each other. */
const lock = 418_002;

/**
 * Brings tables and seed up to date. Holds an advisory lock, since several instances may start on one
 * database at once. Idempotent.
 */
export async function prepareDatabase(
  database: Database,
  passwordCost: PasswordCost,
): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrate(drizzle({ client }), { migrationsFolder: join(packageFolder, 'migrations') });
    await writeSeed(database, passwordCost);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    client.release();
  }
}
