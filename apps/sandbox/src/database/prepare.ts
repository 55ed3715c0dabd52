import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { writeSeed } from '../seed/write-seed';
import { packageFolder } from '../start/package-folder';
import type { Database } from './database';

/** Any fixed number: instances that start together take turns on it. */
const lock = 418_002;

/**
 * Brings tables and seed up to date. Several instances may start on one database at once, so all of
 * it happens under one advisory lock, and doing it again changes nothing.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrate(drizzle({ client }), { migrationsFolder: join(packageFolder, 'migrations') });
    await writeSeed(database);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    client.release();
  }
}
