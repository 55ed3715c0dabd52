import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStorefrontBuild, inlineHashes } from '../test-sandbox/storefront-build';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const build = createStorefrontBuild();
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox({ storefrontFolders: build.folders });
});
afterAll(async () => {
  await sandbox.close();
  build.remove();
});

async function visit(path: string, headers: Readonly<Record<string, string>> = {}) {
  return sandbox.request({ host: 'nova.localhost', path, headers });
}

it.each([
  ['/no/such/page'],
  ['/sign-in/nobody'],
  ['/.git/config'],
  ['/index.html'],
  ['/selectGoods.html'],
  ['/foo.php?client_id=1'],
  ['/selectGoods;x'],
  ['/a%2Fb'],
  ['/%'],
  ['/%E0%A4%A'],
  ['/%00'],
  ['//evil.example/x'],
])('%s is answered with the shop’s page and status 404, each time', async (path) => {
  const { statusCode, headers, body } = await visit(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('boot()');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain(inlineHashes.script);
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await visit(path, known)).statusCode).toBe(404);
});

it.each([
  ['/nova.html'],
  ['/../brand.ts'],
  ['/brand.ts'],
  ['/assets/../nova.html'],
  ['/nova/en.html'],
])('%s is no page of the build', async (path) => {
  const { statusCode, body } = await visit(path);
  expect([statusCode, body]).toEqual([404, expect.stringContaining('lang="en"')]);
  expect(body).not.toContain('"baked":1');
});

it('is said until the build that lists the path is there', async () => {
  expect((await visit('/renewed')).statusCode).toBe(404);
  build.write('paths.json', '["/","/renewed"]');
  expect((await visit('/renewed')).statusCode).toBe(200);
});
