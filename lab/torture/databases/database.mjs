import pg from 'pg';

/** Opens a connection, uses it, and closes it. */
export async function withConnection(url, use) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    options: '-c timezone=UTC',
  });
  // If the server is killed meanwhile, the statement rejects; the event is not needed.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
