import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode, errorText, StartError } from '../start/errors';
import type { Database } from './database';

const maxConnections = 16;

/** How long a call waits for the database, so that its client is answered in time. */
export interface DatabaseTimeouts {
  /** The time in which a connection must be free or made. */
  readonly connectMs: number;
  /**
   * A connection in use is broken when nothing arrives for so long: a frozen database or a lost route
   * closes none by itself. Null where a statement may take any time.
   */
  readonly silenceMs: number | null;
}

const defaultTimeouts: DatabaseTimeouts = { connectMs: 3_000, silenceMs: 4_000 };

function hostAndDatabase(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the given address';
  }
}

/**
 * Reports whether a pooler like PgBouncer hands each transaction to another connection of the server, as
 * `?pgbouncer=true` in the URL says.
 */
function isPooledByTransaction(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('pgbouncer') === 'true';
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}

/**
 * Sends all statements of a connection without a name. The server keeps a named statement for its own
 * connection, and the next transaction may run on another one, which does not know it.
 */
function sendWithoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  Reflect.set(client, 'query', (statement: unknown, ...rest: readonly unknown[]) => {
    const result: unknown = Reflect.apply(query, client, [withoutName(statement), ...rest]);
    return result;
  });
}

/** SQLSTATE of a write on a read-only connection. */
const readOnly = '25006';

/**
 * Keeps the process and the pool alive when connections break; running statements reject on their own.
 * A connection that turned out to be read-only is not used again: after a failover it leads to the old
 * server, and a connection keeps the mode in which it was opened.
 *
 * Node ends the process for an 'error' event without a listener, and the pool listens to idle
 * connections only. Drizzle does not release a connection whose `begin` has failed: without this, each
 * would be lost for good and the pool would never end.
 */
function surviveLostConnections(pool: pg.Pool, { silenceMs }: DatabaseTimeouts): void {
  const inUse = new Set<pg.PoolClient>();
  const unfit = new WeakSet<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    // The pool does not keep a connection that is ending.
    if (unfit.has(client)) void client.end();
  });
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (silenceMs !== null && stream instanceof Socket) stream.setTimeout(silenceMs);
    // A callback of `setTimeout` would be called once only, perhaps while the connection is idle.
    stream.on('timeout', () => {
      if (inUse.has(client) || pool.ending) stream.destroy();
    });
    client.connection.on('errorMessage', (error: unknown) => {
      if (errorCode(error) === readOnly) unfit.add(client);
    });
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
export async function connectDatabase(url: string, timeouts = defaultTimeouts): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeouts.connectMs,
    application_name: 'sandbox',
  });
  surviveLostConnections(pool, timeouts);
  if (isPooledByTransaction(url)) pool.on('connect', sendWithoutNames);
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
