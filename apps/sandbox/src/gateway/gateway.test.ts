import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackedEvents } from '../database/schema/settings';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
const page =
  '<!doctype html><script type="application/json" id="shop-config">{"baked":1}</script>' +
  '<script>boot()</script><script type="module" src="/assets/app-1a2b.js"></script>';
let sandbox: TestSandbox;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const brand of ['nova', 'haneul']) writeFileSync(join(folder, `${brand}.html`), page);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'app()');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli');
  sandbox = await openTestSandbox({ storefrontFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function visit(path: string, host = 'nova.localhost', headers = {}) {
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
    ['/no/such/page'],
    ['/selectGoods?client_id=1.2'],
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
    });
  });

  it.each([
    ['nova', "script-src 'self'"],
    ['haneul', "script-src 'self' http://pay.localhost:4000/gateway/v1.js"],
  ])('of %s runs what is in its inventory, and no inline script', async (brand, scripts) => {
    const { headers } = await visit('/', `${brand}.localhost`);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(scripts);
  });

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

  it('are sent compressed if there is a compressed file', async () => {
    const { headers, body } = await visit('/assets/app-1a2b.js', 'nova.localhost', {
      'accept-encoding': 'br',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(body).toBe('brotli');
  });

  it.each([
    ['/assets/none.js'],
    ['/none.js'],
    ['/nova.html'],
    ['/../brand.ts'],
    ['/brand.ts'],
    ['/assets/../nova.html'],
  ])('%s are not found', async (path) => {
    expect((await visit(path)).statusCode).toBe(404);
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
