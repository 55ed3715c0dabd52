import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownOriginHeaders, unknownOriginPage } from '@shop/hosting';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorefrontBuild } from '../test-sandbox/storefront-build';
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

async function visit(path: string, host: string, headers: Readonly<Record<string, string>> = {}) {
  return sandbox.request({ host, path, headers });
}

describe('a host of a brand', () => {
  it.each([
    ['shop.nova.example', 'production', 'https://api.nova.example'],
    ['SHOP.Nova.Example', 'production', 'https://api.nova.example'],
    ['demo.shop.nova.example', 'demo', 'https://api.demo.nova.example'],
    ['any-demo.nova.example', 'demo', 'https://api.demo.nova.example'],
  ])('%s gets the page with the hosts of %s', async (host, environment, api) => {
    const { body, headers } = await visit('/selectGoods', host, { 'accept-language': 'de' });
    const built = readFileSync(join(build.folder, 'pages/nova/de.html'), 'utf8');
    const data = /(?<=id="shop-config">)[^<]*/;
    expect(body.replace(data, '')).toBe(built);
    expect(JSON.parse(data.exec(body)?.[0] ?? '')).toMatchObject({
      environment,
      hosts: { track: api.replace('api', 'track') },
    });
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${api} `);
    expect(headers['content-security-policy']).not.toContain('localhost');
  });

  it.each([
    ['/selectGoods', 'GET', 200],
    ['/none.js', 'GET', 404],
    ['/assets/none.js', 'GET', 404],
    ['/%E0%A4%A', 'GET', 404],
    ['/index.html', 'GET', 404],
    ['/csp-report', 'POST', 400],
  ] as const)('%s demands https: %s is answered with %i', async (path, method, status) => {
    const answer = await sandbox.request({ host: 'shop.nova.example', path, method });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000');
    const local = await sandbox.request({ host: 'nova.localhost', path, method });
    expect(local.headers).not.toHaveProperty('strict-transport-security');
  });

  it('keeps one page in memory for all its hosts, apart from that of this machine', async () => {
    const tags = ['a-demo.nova.example', 'b-demo.nova.example', 'demo-nova.localhost'].map(
      async (host) => (await visit('/', host)).headers.etag,
    );
    const [one, other, local] = await Promise.all(tags);
    expect(one).toBe(other);
    expect(one).not.toBe(local);
  });
});

describe('a host of no brand', () => {
  it.each([
    ['evil.example'],
    ['shop.nova.example.evil.tld'],
    ['api.nova.example'],
    ['www.nova.example'],
    ['atlantis.localhost'],
    ['demo-demo-nova.localhost'],
  ])('%s gets a page that belongs to no shop', async (host) => {
    const { statusCode, headers, body } = await visit('/selectGoods', host);
    expect(statusCode).toBe(421);
    expect(body).toBe(unknownOriginPage('en'));
    expect(headers).toMatchObject(unknownOriginHeaders);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is not believed to be another one by what a proxy forwards', async () => {
    const headers = {
      'x-forwarded-host': 'shop.nova.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=shop.nova.example',
      'x-host': 'shop.nova.example',
    };
    expect((await visit('/', 'evil.example', headers)).statusCode).toBe(421);
    const { headers: own } = await visit('/', 'demo.shop.nova.example', headers);
    expect(own['content-security-policy']).toContain('api.demo.nova.example');
  });

  it('is answered in a language of the browser', async () => {
    const { body } = await visit('/', 'evil.example', { 'accept-language': 'xx, fr;q=0.5' });
    expect(body).toBe(unknownOriginPage('fr'));
  });

  it.each(['/icon.svg', '/assets/app-1a2b.js', '/csp-report', '/%E0%A4%A'])(
    'has no file and no call: %s',
    async (path) => {
      expect((await visit(path, 'evil.example')).body).toBe(unknownOriginPage('en'));
    },
  );

  it('is told from a brand for any header', async () => {
    const aroundNova = fc
      .tuple(fc.constantFrom('', 'demo.', 'demo', 'x.'), fc.constantFrom('', '.evil.tld', '@x'))
      .map(([before, after]) => `${before}shop.nova.example${after}`);
    const header = fc.oneof(fc.string({ maxLength: 40 }), fc.domain(), fc.ipV4(), aroundNova);
    const possible = fc.sample(header, 1_000).filter((host) => /^[\x21-\x7e]*$/.test(host));
    for (const host of possible) {
      const isNova = /^(?:demo\.?)?shop\.nova\.example$/.test(host);
      expect([host, (await visit('/', host)).statusCode]).toEqual([host, isNova ? 200 : 421]);
    }
  });
});
