import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorText } from '../start/error-text';
import { StartError } from '../start/start-error';
import type { Database } from './database';

const connections = 16;

function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address given';
  }
}

/**
 * Opens the pool and asks it one question, so that a wrong address is told at the start.
 *
 * @throws StartError naming host and database, never the password.
 */
export async function connectDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    application_name: 'sandbox',
  });
  // Node ends the process for an 'error' event without a listener. The pool listens to its idle
  // connections only, so one that breaks inside a transaction needs a listener of its own; the
  // statement under way rejects as well, and the pool replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database at ${placeOf(url)} did not answer (${errorText(error)}). ` +
        'Check DATABASE_URL, or leave it out to use the database that comes with the shop.',
    );
  }
  return drizzle({ client: pool });
}
