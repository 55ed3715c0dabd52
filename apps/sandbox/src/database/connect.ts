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
    return 'the given address';
  }
}

/**
 * Keeps the process and the pool alive when connections break; running statements reject on their own.
 *
 * Node ends the process for an 'error' event without a listener, and the pool listens to idle
 * connections only. Drizzle does not release a connection whose `begin` has failed: without this, each
 * would be lost for good and the pool would never end.
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
      // A later release of the same connection must do nothing.
      client.release = () => undefined;
    });
  });
}

/**
 * Opens the pool and runs one query, so that a wrong address is reported at the start.
 *
 * @throws StartError with host and database, never the password.
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
