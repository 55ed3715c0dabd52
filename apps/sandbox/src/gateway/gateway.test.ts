import { brotliDecompressSync } from 'node:zlib';
import { retiredWorker } from '@shop/hosting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackedEvents } from '../database/schema/settings';
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

async function visit(
  path: string,
  host = 'nova.localhost',
  headers: Readonly<Record<string, string>> = {},
) {
  return sandbox.request({ host, path, headers });
}

function configIn(body: string): unknown {
  const found = /id="shop-config">([^<]*)</.exec(body);
  return JSON.parse(found?.[1] ?? 'null');
}

describe('a storefront’s page', () => {
  it.each([
    ['/'],
    ['/selectGoods'],
    ['/@starfall'],
    ['/%40starfall'],
    ['/selectGoods?client_id=1.2'],
    ['/sign-in/google?code=1.2'],
    ['//selectGoods'],
    ['/SELECTGOODS/'],
  ])('is served at %s', async (path) => {
    const response = await visit(path);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('boot()');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['nova.localhost', 'local'],
    ['demo-nova.localhost', 'demo'],
  ])('on %s gets the environment %s and all hosts of this sandbox', async (host, environment) => {
    const { body } = await visit('/', host);
    expect(configIn(body)).toMatchObject({
      environment,
      brand: { key: 'nova' },
      hosts: {
        api: [
          'http://api.localhost:4000',
          'http://backup1.localhost:4000',
          'http://backup2.localhost:4000',
        ],
        track: 'http://track.localhost:4000',
        pay: 'http://pay.localhost:4000',
        cards: 'http://cards.localhost:4000',
      },
    });
  });

  it('has the policy of its brand’s inventory and cannot be framed', async () => {
    const { headers } = await visit('/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('frame-src http://cards.localhost:4000');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('can be framed by the brand’s SDK as VIP centre only', async () => {
    const framed = await visit('/userCenter?visit=sdk');
    expect(framed.headers['content-security-policy']).toContain(
      'frame-ancestors https://sdk.nova.example;',
    );
    expect(framed.headers).not.toHaveProperty('x-frame-options');
    expect((await visit('/selectGoods?visit=sdk')).headers['x-frame-options']).toBe('DENY');
    expect((await visit('/userCenter')).headers['x-frame-options']).toBe('DENY');
    expect((await visit('/userCenter')).headers['etag']).not.toBe(framed.headers['etag']);
  });

  it.each([
    ['nova', `script-src 'self' '${inlineHashes.script}'`],
    [
      'haneul',
      `script-src 'self' '${inlineHashes.script}' http://pay.localhost:4000/gateway/v1.js`,
    ],
  ])(
    'of %s runs what is in its inventory, and inline only what was built',
    async (brand, scripts) => {
      const { headers } = await visit('/', `${brand}.localhost`);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain(scripts);
      expect(policy).toContain(`style-src-elem 'self' '${inlineHashes.style}'`);
      expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    },
  );

  it('explains how to build the storefront if there is no build', async () => {
    const response = await visit('/', 'merlion.localhost');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm start');
  });
});

describe('reports about violations of the policy', () => {
  const path = '/csp-report';
  const page = 'http://nova.localhost:4000/selectGoods';

  async function report(sent: unknown) {
    const headers = { 'content-type': 'application/csp-report' };
    const body = JSON.stringify(sent);
    return sandbox.request({ host: 'nova.localhost', path, method: 'POST', headers, body });
  }

  async function received(): Promise<unknown> {
    const { database } = sandbox.services;
    const events = await database
      .select({ path: trackedEvents.path, origin: trackedEvents.origin, body: trackedEvents.body })
      .from(trackedEvents);
    await database.delete(trackedEvents);
    return events;
  }

  it('are requested by every page', async () => {
    const { headers } = await visit('/');
    expect(String(headers['content-security-policy'])).toContain('; report-uri /csp-report');
  });

  it('are stored without queries', async () => {
    const sent = {
      'document-uri': `${page}?oauth_token=secret`,
      'blocked-uri': 'https://evil.example/a.js?secret#secret',
      'violated-directive': 'script-src-elem',
      'original-policy': 'secret',
      'source-file': null,
      'line-number': 7,
    };
    expect((await report({ 'csp-report': sent })).statusCode).toBe(204);
    const body = {
      document: page,
      blocked: 'https://evil.example/a.js',
      directive: 'script-src-elem',
      source: '',
      line: 7,
    };
    expect(await received()).toEqual([{ path, origin: 'http://nova.localhost:4000', body }]);
  });

  it.each([
    ['nothing', null],
    ['something else', { report: {} }],
    ['no text', { 'csp-report': { 'blocked-uri': {} } }],
  ])('are refused with %s', async (_, body) => {
    expect((await report(body)).statusCode).toBe(400);
    expect(await received()).toEqual([]);
  });

  it('are truncated if they are too long', async () => {
    await report({ 'csp-report': { 'blocked-uri': 'x'.repeat(5_000) } });
    expect(await received()).toMatchObject([{ body: { blocked: 'x'.repeat(200) } }]);
  });
});

describe('files', () => {
  it('with a hash in the name are cached for a year', async () => {
    const { headers, body } = await visit('/assets/app-1a2b.js');
    expect(body).toBe('app()');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'app()'],
    ['', undefined, 'app()'],
  ])('for %j are sent as built, encoded as %s', async (accepted, encoding, content) => {
    const { headers, body } = await visit('/assets/app-1a2b.js', 'nova.localhost', {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['vary']).toBe('accept-encoding');
    expect(body).toBe(content);
  });

  it('without a compressed file are compressed when they are sent', async () => {
    const path = '/assets/plain-1a2b.js';
    const { headers, rawPayload } = await visit(path, 'nova.localhost', {
      'accept-encoding': 'br',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('plain()');
    expect((await visit(path)).body).toBe('plain()');
  });

  it('have headers of their own for HEAD', async () => {
    const path = '/assets/app-1a2b.js';
    const headers = { 'accept-encoding': 'br' };
    const head = await sandbox.request({ host: 'nova.localhost', path, method: 'HEAD', headers });
    expect(head.statusCode).toBe(200);
    expect(head.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(head.body).toBe('');
  });

  it.each(['', 'br'])(
    'of either version are served to every brand (accepted: "%s")',
    async (accepted) => {
      const legacy = createStorefrontBuild();
      legacy.write('assets/legacy-1a2b.js', 'legacy()');
      const storefrontFolders = { new: build.folder, legacy: legacy.folder };
      const both = await openTestSandbox({ storefrontFolders });
      const ask = async (path: string) =>
        both.request({ host: 'nova.localhost', path, headers: { 'accept-encoding': accepted } });
      // Neither file has a compressed form.
      const statuses = [await ask('/assets/plain-1a2b.js'), await ask('/assets/legacy-1a2b.js')];
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      await both.close();
      legacy.remove();
    },
  );

  it.each([
    ['/assets/none.js'],
    ['/none.js'],
    ['/favicon.ico'],
    ['/robots.txt'],
    ['/inline-sources.json'],
    ['/paths.json'],
  ])('%s are not found, and need no page', async (path) => {
    const { statusCode, body } = await visit(path);
    expect([statusCode, body]).toEqual([404, '']);
  });

  it('include an icon for every brand', async () => {
    for (const host of ['nova.localhost', 'haneul.localhost']) {
      const { headers, body } = await visit('/icon.svg', host);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(body).toContain('<svg');
    }
  });
});

describe('images of the catalogue', () => {
  it('can be embedded by any page; a missing one is a placeholder', async () => {
    const response = await visit('/images/channels/no-such-thing.svg', 'api.localhost');
    expect(response.body).toContain('>N</text>');
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    ['/images/channels/..%2f..%2fpackage.json'],
    ['/images/secrets/a.svg'],
    ['/images/goods/A.svg'],
  ])('%s is not found', async (path) => {
    expect((await visit(path, 'api.localhost')).json()).toMatchObject({ code: -4040 });
  });
});

it.each(['/service-worker.js', '/sw.js'])(
  'serves at %s the script that removes an old service worker, never to be kept',
  async (path) => {
    const { statusCode, headers, body } = await visit(path);
    expect([statusCode, body]).toEqual([200, retiredWorker]);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect((await visit(path, 'evil.example')).statusCode).toBe(421);
  },
);
