import pg from 'pg';

/** Runs one statement on a connection of its own, and resolves to its rows. */
export async function queryOnce(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed in between rejects the statement, which is enough to know of.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
