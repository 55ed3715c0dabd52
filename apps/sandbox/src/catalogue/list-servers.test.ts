import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { servers } from '../database/schema/catalogue';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const clientId = '510021';
const path = `${calls.serverList.path}?client_id=${clientId}`;
const origin = 'http://nova.localhost:4000';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

async function list(query: Query = {}) {
  const answer = await sandbox.ask(calls.serverList, { client_id: clientId, ...query });
  return answer.kind === 'content' ? answer.content : null;
}

async function nameOfFirst(): Promise<string | undefined> {
  return (await list())?.servers[0]?.name;
}

async function rename(name: string): Promise<void> {
  const { database } = sandbox.services;
  await database.update(servers).set({ name }).where(eq(servers.clientId, clientId));
}

/** Renames servers as nothing may do: without a new version of the catalogue. */
async function renameInSecret(name: string): Promise<void> {
  const { database } = sandbox.services;
  await database.execute('alter table servers disable trigger catalogue_changed');
  await rename(name);
  await database.execute('alter table servers enable trigger catalogue_changed');
}

it('is written once, and again when the catalogue has changed, by whichever instance', async () => {
  const before = await nameOfFirst();
  await renameInSecret('Old Town');
  expect(await nameOfFirst()).toBe(before);
  await rename('New Town');
  expect(await nameOfFirst()).toBe('New Town');
});

it('is not kept if it could not be read', async () => {
  await rename('Lost Town');
  const { database } = sandbox.services;
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await database.execute('alter table servers rename to hidden');
  expect(await list()).toBeNull();
  said.mockRestore();
  await database.execute('alter table hidden rename to servers');
  expect((await list())?.servers).toHaveLength(5000);
});

it('contains the frequent servers of the player alone', async () => {
  const query = { oauth_token: await sandbox.signIn('nova-player', 'neon-drift') };
  const [own, guest] = [await list(query), await list()];
  expect(own?.frequent.length).toBeGreaterThan(0);
  expect(guest).toEqual({ ...own, frequent: [] });
});

it.each([
  ['gzip, deflate, br', 'gzip', gunzipSync],
  ['gzip;q=0.5', 'gzip', gunzipSync],
  ['br', 'br', brotliDecompressSync],
])('is compressed for a client that accepts %s', async (accepted, encoding, decompress) => {
  const headers = { 'accept-encoding': accepted, origin };
  const plain = await sandbox.request({ host: 'api.localhost', path, headers: { origin } });
  const answer = await sandbox.request({ host: 'api.localhost', path, headers });
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const { headers: sent } of [plain, answer])
    expect(sent).toMatchObject({
      'access-control-allow-origin': origin,
      'content-type': 'application/json; charset=utf-8',
    });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toBe('Origin, accept-encoding');
  expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
});
