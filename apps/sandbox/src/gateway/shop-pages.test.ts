import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builtPage,
  createStorefrontBuild,
  inlineHashes,
  inlineSourcesOf,
} from '../test-sandbox/storefront-build';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

type Headers = Readonly<Record<string, string>>;

const build = createStorefrontBuild();
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox({ storefrontFolders: build.folders });
});
afterAll(async () => {
  await sandbox.close();
  build.remove();
});

async function visit(headers: Headers = {}, path = '/', host = 'nova.localhost') {
  return sandbox.request({ host, path, headers });
}

async function tagOf(headers: Headers = {}, host?: string): Promise<string> {
  return String((await visit(headers, '/', host)).headers.etag);
}

describe('the page of a language', () => {
  it.each([
    ['/?spec_lang=de', { 'accept-language': 'fr' }, 'de'],
    ['/', { cookie: 'perfLang=zh-TW', 'accept-language': 'fr' }, 'zh-TW'],
    ['/selectGoods', { 'accept-language': 'fr' }, 'fr'],
    ['/', {}, 'en'],
  ])('at %s with %j is in %s', async (path, headers, language) => {
    expect((await visit(headers, path)).body).toContain(`<html lang="${language}">`);
  });

  it('is the brand’s only page if the language was not built', async () => {
    expect((await visit({}, '/?spec_lang=ja')).body).toContain('lang="default"');
    expect((await visit({}, '/?spec_lang=en', 'haneul.localhost')).body).toContain(
      'lang="default"',
    );
  });

  it.each(['../nova', '%2e%2e%2fnova', '..%5cnova', 'de%00', '%ff%fe', '%', 'x'.repeat(5_000)])(
    'is the default for %.20s',
    async (garbage) => {
      const headers = { cookie: `perfLang=${garbage};;=`, 'accept-language': `${garbage};q=,;` };
      const { statusCode, body } = await visit(headers, `/?spec_lang=${garbage}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('lang="en"');
    },
  );

  it('is kept by caches for each language and encoding', async () => {
    const { headers } = await visit();
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  });
});

describe('the page of a path', () => {
  beforeAll(() => {
    for (const path of ['replenishGoods', 'selectGoods'])
      build.write(`pages/nova/${path}/en.html`, builtPage('en', `${path}()`));
  });

  it.each([
    ['/replenishGoods', 'replenishGoods()'],
    ['/replenishGoods/?replenish_id=r', 'replenishGoods()'],
    ['/?replenish_id=r', 'replenishGoods()'],
    ['/?client_id=1&replenish_id=r', 'replenishGoods()'],
    ['/', 'boot()'],
    ['/selectGoods?replenish_id=r', 'selectGoods()'],
    ['/?client_id=1', 'selectGoods()'],
    ['/selectGame/?a=b&client_id=1', 'selectGoods()'],
    ['/@starfall', 'selectGoods()'],
    ['/?client_id=', 'boot()'],
    ['/?aclient_id=1', 'boot()'],
    ['/my?client_id=1', 'boot()'],
    ['/replenishGoods/more', 'boot()'],
    ['/..%2freplenishGoods', 'boot()'],
  ])('at %s runs %s', async (path, script) => {
    for (const host of ['nova.localhost', 'demo-nova.localhost'])
      expect((await visit({}, path, host)).body).toContain(script);
  });

  it('is the home page where the build has none in the language', async () => {
    expect((await visit({ 'accept-language': 'de' }, '/replenishGoods')).body).toContain('boot()');
  });
});

describe('a page in the cache of a browser', () => {
  it('is sent again only if it changed', async () => {
    const etag = await tagOf();
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, body, headers } = await visit({ 'if-none-match': known });
      expect(statusCode).toBe(304);
      expect(body).toBe('');
      expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
      expect(headers['content-security-policy']).toContain(inlineHashes.script);
    }
    expect((await visit({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('has a strong tag for each language, environment and encoding', async () => {
    const tags = [
      await tagOf(),
      await tagOf({ 'accept-language': 'de' }),
      await tagOf({}, 'demo-nova.localhost'),
      await tagOf({ 'accept-encoding': 'gzip' }),
      await tagOf({ 'accept-encoding': 'br' }),
    ];
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.filter((tag) => !/^"[\w-]{43}"$/.test(tag))).toEqual([]);
  });

  it('has another tag as soon as the page or the hashes were built again', async () => {
    const first = await tagOf();
    build.write('pages/nova/en.html', builtPage('en', 'bootNow()'));
    const second = await tagOf();
    build.write('inline-sources.json', inlineSourcesOf(inlineHashes.script, inlineHashes.style));
    const third = await tagOf();
    expect(new Set([first, second, third]).size).toBe(3);
    build.write('pages/nova/en.html', builtPage('en'));
    build.write('inline-sources.json', inlineSourcesOf(inlineHashes.script));
  });

  it('is not drawn again while its file is the same', async () => {
    const file = join(build.folder, 'pages/nova/fr.html');
    const time = new Date(1_700_000_000_000);
    utimesSync(file, time, time);
    const tag = await tagOf({ 'accept-language': 'fr' });
    writeFileSync(file, builtPage('fr', 'stop()'));
    utimesSync(file, time, time);
    expect(await tagOf({ 'accept-language': 'fr' })).toBe(tag);
    build.write('pages/nova/fr.html', builtPage('fr'));
  });
});

describe('a compressed page', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for %s is sent as %s', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await visit({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(decompress(rawPayload).toString()).toBe((await visit()).body);
  });

  it.each(['', 'identity', 'x-gzip', 'zstd', 'br;q=0', ';;,'])(
    'is not sent for %j',
    async (accepted) => {
      const { headers, body } = await visit({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toContain('boot()');
    },
  );

  it('has the same headers for HEAD', async () => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'de' };
    const { date: _, ...expected } = (await visit(headers)).headers;
    const request = { host: 'nova.localhost', path: '/', method: 'HEAD', headers } as const;
    const head = await sandbox.request(request);
    expect(head.headers).toMatchObject(expected);
    expect(head.body).toBe('');
  });
});

it.each([['{"scripts":["sha256-x\'; script-src *"],"styles":[]}'], ['{"scripts":[]}'], ['no']])(
  'the hashes %s are a server error, not a page without protection',
  async (content) => {
    build.write('inline-sources.json', content);
    const { statusCode, headers } = await visit();
    expect(statusCode).toBe(500);
    expect(headers['content-security-policy']).not.toContain('script-src *');
    build.write('inline-sources.json', inlineSourcesOf(inlineHashes.script));
    expect((await visit()).statusCode).toBe(200);
  },
);
