import pg from 'pg';

/** The use of a server by this process; other processes may use it too. */
export interface SharedUse {
  /** Settles when the use has ended: by `end`, or because the server was stopped or killed. */
  readonly over: Promise<void>;
  /**
   * Ends the use. If no other process uses the server, calls `stopServer` first; processes that want to
   * use the server wait until it has stopped.
   */
  end(stopServer: () => Promise<void>): Promise<void>;
}

/** The id of an advisory lock in the `postgres` database, which nothing else uses. */
const lock = 418_003;

async function endUse(client: pg.Client, stopServer: () => Promise<void>): Promise<void> {
  try {
    // Released before the exclusive lock is requested: two that end at once would block each other.
    await client.query('select pg_advisory_unlock_shared($1)', [lock]);
    const { rows } = await client.query<Record<string, unknown>>(
      'select pg_try_advisory_lock($1) as is_last',
      [lock],
    );
    if (rows[0]?.['is_last'] === true) await stopServer();
  } catch {
    // The server has already stopped.
  }
  await client.end();
}

/**
 * Uses a server together with other processes. Each holds a shared lock during its session, so that
 * PostgreSQL itself knows which one is the last, and releases the lock of a killed one. `url` has to
 * name the same database for all, because locks are per database.
 *
 * @returns Null if the server does not answer or is about to stop.
 */
export async function shareServer(url: string): Promise<SharedUse | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: 'sandbox',
  });
  const over = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [lock]);
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
  return { over, end: async (stopServer) => endUse(client, stopServer) };
}
