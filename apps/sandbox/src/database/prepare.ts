import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PasswordCost } from '../accounts/passwords';
import { writeSeed } from '../seed/write-seed';
import { packageFolder } from '../start/package-folder';
import { connectDatabase } from './connect';

/** The id of an advisory lock: instances that start together wait for each other. */
const lock = 418_002;

/** Another instance may hold the lock for long, and some migrations of large tables take long. */
const timeouts = { connectMs: 5_000, silenceMs: null } as const;

/**
 * Brings tables and seed up to date, on connections of its own. Holds an advisory lock, since several
 * instances may start on one database at once. The lock belongs to a transaction: behind a pooler, a
 * session's lock may be taken on one connection and released on another. Idempotent.
 *
 * @throws StartError if the database does not answer.
 */
export async function prepareDatabase(url: string, passwordCost: PasswordCost): Promise<void> {
  const database = await connectDatabase(url, timeouts);
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await migrate(database, { migrationsFolder: join(packageFolder, 'migrations') });
    await writeSeed(database, passwordCost);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
    await database.$client.end();
  }
}
