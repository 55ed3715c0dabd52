import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironments } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';
import { parsePaths } from '@shop/hosting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorefrontFolders } from '../src/hosts/services';
import { repositoryFolder } from '../src/start/package-folder';
import { type TestSandbox, openTestSandbox } from '../src/test-sandbox/test-sandbox';
import { anyPaths } from './any-paths';
import { type RunningNginx, type WebResponse, readBody, startNginx } from './start-nginx';

type Headers = Readonly<Record<string, string>>;

const dist = (app: string): string => join(repositoryFolder, 'apps', app, 'dist');
const storefrontFolders: StorefrontFolders = {
  new: dist('storefront-new'),
  legacy: dist('storefront-legacy'),
};

const environments = readEnvironments(join(repositoryFolder, 'environments'), { brands });
const shops = environments.flatMap((environment) => environment.shops);
let sandbox: TestSandbox;
let nginx: RunningNginx;

beforeAll(async () => {
  for (const folder of Object.values(storefrontFolders))
    if (!existsSync(folder)) throw new Error('Build the storefronts first: npm run build');
  nginx = await startNginx(storefrontFolders, environments);
  sandbox = await openTestSandbox({ storefrontFolders });
});
afterAll(async () => {
  await nginx.stop();
  await sandbox.close();
});

/** A request to both. */
interface Visit {
  readonly host: string;
  readonly path: string;
  readonly headers?: Headers;
}

async function askGateway({ host, path, headers = {} }: Visit): Promise<WebResponse> {
  const {
    statusCode,
    headers: received,
    rawPayload,
  } = await sandbox.request({
    host,
    path,
    headers,
  });
  return {
    status: statusCode,
    headers: received,
    body: readBody(received['content-encoding'], rawPayload),
  };
}

/** Depend on the connection and on when a file was written. */
const unlike = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'],
  ...['accept-ranges', 'etag', 'last-modified'],
]);

function comparable({ status, headers, body }: WebResponse) {
  const lines = Object.entries(headers)
    .filter(([name]) => !unlike.has(name))
    .map(([name, value]) => {
      const text = String(value).toLowerCase();
      return `${name}: ${name === 'vary' ? text.split(/, ?/).sort().join(', ') : text}`;
    });
  return { status, headers: lines.sort(), body };
}

const maxAnswerMs = 30_000;

/** Rejects with who it was if there is no answer. */
async function withLimit<Answer>(answer: Promise<Answer>, who: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer of ${who}.`));
    }, maxAnswerMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the visits that the two answer differently. */
async function differences(visits: readonly Visit[]) {
  const found = [];
  for (const visit of visits) {
    const { host, path, headers = {} } = visit;
    const [web, gateway] = await Promise.all([
      withLimit(nginx.get(host, path, headers), `nginx for ${host}${path}`),
      withLimit(askGateway(visit), `the gateway for ${host}${path}`),
    ]);
    const one = comparable(web);
    const other = comparable(gateway);
    if (JSON.stringify(one) !== JSON.stringify(other))
      found.push({
        visit,
        isSameBody: one.body === other.body,
        nginx: [one.status, ...one.headers.filter((line) => !other.headers.includes(line))],
        gateway: [other.status, ...other.headers.filter((line) => !one.headers.includes(line))],
      });
  }
  return found;
}

const listed = shops.flatMap(({ pages }) => pages);
const unlisted = shops
  .flatMap(({ demoDomain = [] }) => demoDomain)
  .map((domain) => `next-demo.${domain}`);
const unknown = [
  ...['evil.example', 'shop.nova.example.evil.tld', 'demo.nova.example.evil.tld', '192.0.2.7'],
  ...['www.nova.example', 'nova.example', 'evilnova.example', 'demo-nova.example'],
  ...['api.demo.nova.example', 'cards.demo.nova.example', 'pay.nova.example'],
];

const languages: readonly string[] = [
  ...['de', 'fr-FR,en;q=0.5', 'xx,ja', 'zh-Hant-HK', 'zh', 'zh-SG,en', 'yue', 'in', 'pt-BR,xx'],
  ...['xx,yy,ko', 'xx', '', 'eng', 'zh-cmn-Hant-TW', 'ar-EG', 'AR', 'zh_TW', 'zh-HK', 'zh-Hans'],
  ...['pt_BR', 'in_ID', 'iw', 'zh_TW_', 'zh-CHT', 'cmn-Hant', 'ar-EG-u-nu-latn', 'zhang'],
  'ZH-HANS',
];

describe('nginx answers like the gateway', () => {
  it('at every host of every brand', async () => {
    const paths = ['/', '/selectGoods', '/@starfall', '/replenishGoods', '/userCenter?visit=sdk'];
    const visits = [...listed, ...unlisted].flatMap((host) =>
      paths.map((path) => ({ host, path })),
    );
    expect(await differences(visits)).toEqual([]);
  });

  it('however the host is written', async () => {
    const hosts = ['SHOP.Nova.Example', 'shop.nova.example.', 'Any-DEMO.nova.example'];
    expect(await differences(hosts.map((host) => ({ host, path: '/' })))).toEqual([]);
  });

  it('at hosts of no brand', async () => {
    const paths = ['/', '/selectGoods?a=b', '/icon.svg', '/assets/none.js', '/unknown-origin'];
    const visits = unknown.flatMap((host) => paths.map((path) => ({ host, path })));
    const inLanguages = languages.map((language) => ({
      host: 'evil.example',
      path: '/',
      headers: { 'accept-language': language },
    }));
    expect(await differences([...visits, ...inLanguages])).toEqual([]);
    const { status, body } = await nginx.get('evil.example', '/', {});
    expect([status, body.includes('There is no shop at this address')]).toEqual([421, true]);
  });

  it('in every area and version', async () => {
    const production = shops.filter(({ environment }) => environment === 'production');
    const visits = production.flatMap(({ pages: [host = ''], brand: { areas } }) => {
      const named = [...areas.map(({ area }) => `domain_area=${area}`), 'domain_area=none', ''];
      const paths = [
        ...named.map((query) => `/?${query}`),
        ...named.map((query) => `/replenishGoods?${query}`),
        ...named.map((query) => `/?x=1&rp_client_id=2&${query}`),
        ...['/?client_id=1', '/?client_id=', '/?a=b&client_id=1', '/selectGame/?client_id=1'],
        ...['/@Starfall/', '/?aclient_id=1', '/selectGame?client_id=1&replenish_id=1'],
        ...['/?replenish_id=1', '/?xreplenish_id=1', '/replenishGoodsX', '/selectGoods/'],
      ];
      return paths.flatMap((path) =>
        ['', 'shop_version=new', 'a=b; shop_version=legacy', 'shop_version=old'].map((cookie) => ({
          host,
          path,
          headers: { cookie },
        })),
      );
    });
    expect(await differences(visits)).toEqual([]);
  });

  it('at every path of a build, however it is written, and with status 404 at any other', async () => {
    const paths = Object.values(storefrontFolders).flatMap((folder) =>
      parsePaths(readFileSync(join(folder, 'paths.json'), 'utf8')),
    );
    const visits = ['shop.nova.example', 'aufladen.europa.example'].flatMap((host) =>
      anyPaths(paths).map((path) => ({ host, path })),
    );
    expect(await differences(visits)).toEqual([]);
    const statuses = ['/my', '//MY//', '/nothing/here', '/index.html'].map(
      async (path) => (await nginx.get('shop.nova.example', path, {})).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    // What cannot be decoded nginx refuses before it knows the host.
    const { status, headers } = await nginx.get('shop.nova.example', '/%', {});
    expect([status, headers['location']]).toEqual([302, '/not-found']);
  });

  it('in every language', async () => {
    const hosts = ['shop', 'demo.shop']
      .map((name) => `${name}.nova.example`)
      .concat(['charge.hanabi.example', 'topup.aurora.example', 'pay.formosa.example']);
    const visits = hosts.flatMap((host) =>
      languages.flatMap((language): readonly Visit[] => {
        const [tag = ''] = language.split(/[,;]/);
        return [
          { host, path: '/', headers: { 'accept-language': language } },
          { host, path: `/selectGoods?spec_lang=${tag}`, headers: { 'accept-language': 'en' } },
          { host, path: '/', headers: { cookie: `perfLang=${tag}`, 'accept-language': 'en' } },
        ];
      }),
    );
    expect(await differences(visits)).toEqual([]);
  });

  it('with compressed pages and files', async () => {
    const [code = ''] = readdirSync(join(storefrontFolders.new, 'assets')).filter((file) =>
      /^main-.*\.js$/.test(file),
    );
    const [sheet = ''] = readdirSync(join(storefrontFolders.legacy, 'assets')).filter((file) =>
      /^popups-.*\.css$/.test(file),
    );
    const paths = ['/', `/assets/${code}`, `/assets/${sheet}`];
    const visits = paths.flatMap((path) =>
      ['gzip', 'identity', 'gzip, deflate', ''].map((accepted) => ({
        host: 'shop.nova.example',
        path,
        headers: { 'accept-encoding': accepted },
      })),
    );
    expect(await differences(visits)).toEqual([]);
    const page = await nginx.get('shop.nova.example', '/', { 'accept-encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
  });

  it('to requests for files that are not there', async () => {
    const statuses = [
      '/none.js',
      '/favicon.ICO',
      '/inline-sources.json',
      '/paths.json',
      '/assets/none.js',
      '/a.b/c.png',
    ].map(async (path) => {
      const visit = { host: 'shop.nova.example', path };
      const [web, gateway] = await Promise.all([
        nginx.get(visit.host, path, {}),
        askGateway(visit),
      ]);
      return [
        path,
        web.status,
        gateway.status,
        web.headers['x-content-type-options'],
        web.headers['strict-transport-security'],
        gateway.headers['strict-transport-security'],
      ];
    });
    const https = 'max-age=63072000';
    for (const [path, ...found] of await Promise.all(statuses))
      expect([path, ...found]).toEqual([path, 404, 404, 'nosniff', https, https]);
  });

  it('with the icon of the brand', async () => {
    const visits = ['shop.nova.example', 'demo.shop.nova.example', 'store.haneul.example'].map(
      (host) => ({ host, path: '/icon.svg', headers: { 'accept-encoding': 'identity' } }),
    );
    expect(await differences(visits)).toEqual([]);
  });

  it('with what an installed shop needs, and the script that removes a service worker', async () => {
    const [manifest = ''] = readdirSync(join(storefrontFolders.new, 'assets')).filter((file) =>
      /^nova-.*\.webmanifest$/.test(file),
    );
    const visits = [
      '/icon-192.png',
      '/icon-512.webp',
      '/icon-maskable.webp',
      '/service-worker.js',
      '/sw.js',
    ].map((path) => ({
      host: 'shop.nova.example',
      path,
      headers: { 'accept-encoding': 'identity' },
    }));
    expect(await differences(visits)).toEqual([]);
    // Too small to be compressed, so nginx sends no `Vary`.
    const { status, headers } = await nginx.get('shop.nova.example', `/assets/${manifest}`, {});
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
  });
});
