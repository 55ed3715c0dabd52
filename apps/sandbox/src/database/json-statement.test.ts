import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { asJson, sharedJsonStatement } from './json-statement';
import { users } from './schema/accounts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const rows = ids.map((id) => ({ id, username: `name of ${id}`, brand: 'nova' }));
  await sandbox.services.database.insert(users).values(rows);
});
beforeEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => sandbox.close());

const nameOfUser = sharedJsonStatement('name_of_user', ['id'], (database, asked) =>
  database
    .select({ row: asJson({ name: users.username }) })
    .from(users)
    .where(eq(users.id, asked('id'))),
);

/** The accounts of the seed have others. */
const ids = ['first-user', 'second-user'];

const nameOf = async (id: string) =>
  nameOfUser(sandbox.services.database, { asked: { id }, shared: {} });

it('answers the calls of one turn in one trip, each with its own row', async () => {
  const trips = vi.spyOn(sandbox.services.database.$client, 'query');
  const named = await Promise.all(['second-user', 'nobody', 'first-user'].map(nameOf));
  expect(named).toEqual([{ name: 'name of second-user' }, null, { name: 'name of first-user' }]);
  expect(trips).toHaveBeenCalledTimes(1);
  expect(await nameOf('second-user')).toEqual({ name: 'name of second-user' });
  expect(trips).toHaveBeenCalledTimes(2);
});

it.each(['\0', '\uD800', '"', '\\', "'"])(
  'finds nothing for %j, and the rest for others',
  async (odd) => {
    const named = await Promise.all([odd, 'first-user'].map(nameOf));
    expect(named).toEqual([null, { name: 'name of first-user' }]);
  },
);

it('makes more trips for more than fifty calls', async () => {
  const trips = vi.spyOn(sandbox.services.database.$client, 'query');
  const named = await Promise.all(Array.from({ length: 51 }, async () => nameOf('first-user')));
  expect(new Set(named.map((row) => row?.name))).toEqual(new Set(['name of first-user']));
  expect(trips).toHaveBeenCalledTimes(2);
});

it('fails every call of a trip that fails', async () => {
  vi.spyOn(sandbox.services.database.$client, 'query').mockImplementation(() => {
    throw new Error('The connection ended.');
  });
  const named = await Promise.allSettled(ids.map(nameOf));
  expect(named.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
