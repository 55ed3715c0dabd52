import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { settings } from './schema/settings';
import { createOwnDatabase } from '../test-sandbox/own-database';
import { connectDatabase } from './connect';

const maxConnections = 16;

it('keeps the pool usable when all connections break at the beginning of a transaction', async () => {
  const own = await createOwnDatabase();
  const database = await connectDatabase(own.url);
  const pool = database.$client;
  let isBreaking = true;
  pool.on('acquire', (client) => {
    // Nothing has been sent yet, so the statement that begins the transaction fails first.
    if (isBreaking) client.connection.stream.destroy();
  });
  for (let broken = 0; broken < maxConnections; broken += 1) {
    const transaction = database.transaction(async (inside) => inside.execute(sql`select 1`));
    await expect(transaction).rejects.toThrow();
  }
  isBreaking = false;
  const { rows } = await database.transaction(async (inside) =>
    inside.execute(sql`select 1 as one`),
  );
  expect(rows).toEqual([{ one: 1 }]);
  await pool.end();
  await own.drop();
});

it('releases a connection once when it breaks within a transaction', async () => {
  const own = await createOwnDatabase();
  const database = await connectDatabase(own.url);
  const pool = database.$client;
  const transaction = database.transaction(async (inside) => {
    await inside.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(transaction).rejects.toThrow();
  await expect.poll(() => pool.totalCount).toBe(0);
  await pool.end();
  await own.drop();
});

it('breaks a connection that is silent in use, but not an idle one', async () => {
  const own = await createOwnDatabase();
  // The test says itself when the time is over: on a busy machine a short one also ends elsewhere.
  const silenceMs = 3_600_000;
  const database = await connectDatabase(own.url, { connectMs: 5_000, silenceMs });
  const pool = database.$client;
  const client = await pool.connect();
  const { stream } = client.connection;
  expect(stream).toHaveProperty('timeout', silenceMs);
  client.release();
  stream.emit('timeout');
  expect(stream).toHaveProperty('destroyed', false);
  const acquired = once(pool, 'acquire');
  const silent = pool.query('select pg_sleep(600)');
  await acquired;
  stream.emit('timeout');
  await expect(silent).rejects.toThrow('terminated');
  await pool.end();
  await own.drop();
});

it.each([
  ['false', ['settings_by_name']],
  ['true', []],
])('with pgbouncer=%s in the URL leaves the named statements %j behind', async (pooled, names) => {
  const own = await createOwnDatabase();
  const url = new URL(own.url);
  url.searchParams.set('pgbouncer', pooled);
  const database = await connectDatabase(url.href);
  const left = await database.transaction(async (inside) => {
    await inside.select().from(settings).prepare('settings_by_name').execute();
    return inside.execute(sql`select name from pg_prepared_statements`);
  });
  expect(left.rows.map(({ name }) => name)).toEqual(names);
  await database.$client.end();
  await own.drop();
});
