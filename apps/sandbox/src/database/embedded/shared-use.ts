import pg from 'pg';

/** This process as a user of a server that other processes may use as well. */
export interface SharedUse {
  /** Settles when the use is over: it was ended here, or the server was stopped or killed. */
  readonly over: Promise<void>;
  /**
   * Ends the use. Where no other process uses the server, `stopServer` is called first, and processes
   * that want to use it wait until it is over.
   */
  end(stopServer: () => Promise<void>): Promise<void>;
}

/** Any fixed number; it locks nothing but this, since nothing else happens in that database. */
const lock = 418_003;

async function endUse(client: pg.Client, stopServer: () => Promise<void>): Promise<void> {
  try {
    // Given back before it is asked for alone: two that leave at once would refuse each other.
    await client.query('select pg_advisory_unlock_shared($1)', [lock]);
    const { rows } = await client.query<Record<string, unknown>>(
      'select pg_try_advisory_lock($1) as is_last',
      [lock],
    );
    if (rows[0]?.['is_last'] === true) await stopServer();
  } catch {
    // The server is gone, and with it whatever there was to stop.
  }
  await client.end();
}

/**
 * Uses a server together with other processes: each holds a lock in shared mode for as long as its
 * session lasts, so PostgreSQL itself knows which of them is the last one, and forgets one that was
 * killed. `url` names the same database for all, because a lock counts in one database only.
 *
 * @returns Null where the server does not answer, or is about to be stopped.
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
