import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { emptyTables } from './empty-tables';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await sandbox.services.database.execute(
    'create table small (a text); create table large (a text)',
  );
});
afterAll(async () => sandbox.close());

async function fileOf(table: string): Promise<unknown> {
  const { rows } = await sandbox.services.database.execute(
    sql`select pg_relation_filenode(${table}::regclass) file`,
  );
  return rows[0]?.['file'];
}

it('removes all rows, of a large table together with its file', async () => {
  const { database } = sandbox.services;
  await database.execute(
    "insert into small values ('a'); insert into large select repeat('x', 1000) from generate_series(1, 2000)",
  );
  const files = [await fileOf('small'), await fileOf('large')];
  await emptyTables(database, ['small', 'large']);
  const left = await database.execute('select a from small union all select a from large');
  expect(left.rows).toEqual([]);
  expect(await fileOf('small')).toBe(files[0]);
  expect(await fileOf('large')).not.toBe(files[1]);
});
