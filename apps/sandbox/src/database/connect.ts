import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorText, StartError } from '../start/errors';
import type { Database } from './database';

const maxConnections = 16;

function hostAndDatabase(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address given';
  }
}

/**
 * Keeps process and pool going when connections break; the statements under way reject by themselves.
 *
 * Node ends the process for an 'error' event without a listener, and the pool listens to its idle
 * connections only. Nor does drizzle give a connection back whose `begin` has failed: each would be
 * one less for good, and the pool would never end.
 */
function surviveLostConnections(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Where it is given back after all, there is nothing left to give.
      client.release = () => undefined;
    });
  });
}

/**
 * Opens the pool and asks it one question, so that a wrong address is told at the start.
 *
 * @throws StartError naming host and database, never the password.
 */
export async function connectDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    application_name: 'sandbox',
  });
  surviveLostConnections(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database at ${hostAndDatabase(url)} did not answer (${errorText(error)}). ` +
        'Check DATABASE_URL, or leave it out to use the database that comes with the shop.',
    );
  }
  return drizzle({ client: pool });
}
