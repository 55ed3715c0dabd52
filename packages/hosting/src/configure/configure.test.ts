import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseEnvironment } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuild } from './built-version';
import { type ConfigureOptions, configure } from './configure';

const root = mkdtempSync(join(tmpdir(), 'configure-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A page that is long enough to be compressed. */
const pageIn = (language: string): string =>
  `<html lang="${language}"><script type="application/json" id="shop-config"></script>${'<p>'.repeat(500)}`;

/** Writes a build with pages of nova and of aurora. */
function writeBuild(version: string): void {
  for (const brand of ['nova', 'aurora']) {
    write(`${version}/pages/${brand}.html`, pageIn('en'));
    for (const language of ['en', 'de'])
      write(`${version}/pages/${brand}/${language}.html`, pageIn(language));
    write(`${version}/pages/${brand}/my/en.html`, pageIn('en'));
  }
  write(`${version}/assets/main-1a2b.js`, `start('${version}')`);
  write(`${version}/unknown-origin/en.html`, 'There is no shop here.');
  write(`${version}/service-worker.js`, '');
  write(`${version}/paths.json`, '["/", "/my"]');
  write(`${version}/inline-sources.json`, '{"scripts":[],"styles":[],"stylesByBrand":{}}');
}

beforeAll(() => {
  writeBuild('new');
  writeBuild('legacy');
  write('brands/nova/icon.svg', '<svg/>');
  write('brands/nova/brand.ts', 'secret');
});

/** Returns an environment in which nova is sold at hosts of a domain. */
function environmentAt(name: string, domain: string, key = 'nova') {
  const shop = {
    pages: [`shop.${domain}`],
    api: [`api.${domain}`],
    track: `track.${domain}`,
    pay: `pay.${domain}`,
    cards: `cards.${domain}`,
    pictures: [`pictures.${domain}`],
    analytics: { appId: name, eventId: '1' },
  };
  return parseEnvironment(name, JSON.stringify({ isDemo: false, brands: { [key]: shop } }), brands);
}

const staging = environmentAt('staging', 'staging.example');
const live = environmentAt('live', 'nova.example');

async function configured(out: string, change: Partial<ConfigureOptions>): Promise<void> {
  await configure({
    environments: [staging],
    builds: { new: readBuild(join(root, 'new')), legacy: readBuild(join(root, 'legacy')) },
    brandsFolder: join(root, 'brands'),
    out: join(root, out),
    servedFrom: '/srv/shop',
    hasBrotli: false,
    hasStaticSites: false,
    isQuick: true,
    certificate: null,
    now: () => 0,
    ...change,
  });
}

/** Returns every file of a folder with its bytes and, for pages, the time that nginx makes its tag of. */
function contentsOf(folder: string): readonly (readonly [string, string, number])[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(root, folder, path)).isFile())
    .sort()
    .map((path) => {
      const file = join(root, folder, path);
      const time = path.includes('.html') ? statSync(file).mtimeMs : 0;
      return [path, readFileSync(file, 'base64'), time] as const;
    });
}

describe('a configured build', () => {
  it('has the pages of its shops with the hosts of their environment, and of no other', async () => {
    await configured('both', { environments: [staging, live] });
    for (const version of ['new', 'legacy'])
      for (const [environment, api, other] of [
        ['staging', 'api.staging.example', 'api.nova.example'],
        ['live', 'api.nova.example', 'staging.example'],
      ] as const)
        for (const name of ['nova.html', 'nova/en.html', 'nova/de.html', 'nova/my/en.html']) {
          const page = read(`both/${version}/${environment}/${name}`);
          expect(page).toContain(`"environment":"${environment}"`);
          expect(page).toContain(`https://${api}`);
          expect(page).not.toContain(other);
        }
  });

  it('has nothing of a brand that is not sold there', async () => {
    await configured('one', {});
    const pages = readdirSync(join(root, 'one/new/staging'));
    expect(pages.filter((name) => !/^nova(?:\.html(?:\.br|\.gz)?)?$/.test(name))).toEqual([]);
    expect(existsSync(join(root, 'one/new/pages'))).toBe(false);
    expect(readdirSync(join(root, 'one/brands'))).toEqual(['nova']);
    expect(readdirSync(join(root, 'one/brands/nova'))).toEqual(['icon.svg']);
    expect(read('one/nginx/shop-maps.conf')).not.toContain('aurora');
  });

  it('has the same files beside its pages in every environment', async () => {
    await configured('here', { environments: [staging] });
    await configured('there', { environments: [live] });
    const shared = (folder: string) =>
      contentsOf(folder).filter(([path]) => /^(?:new|legacy)\/(?!staging|live)/.test(path));
    expect(shared('here')).toEqual(shared('there'));
    expect(shared('here').map(([path]) => path)).toContain('new/assets/main-1a2b.js');
  });

  it('is the same again, with the tags of its pages', async () => {
    await configured('first', {});
    await configured('second', {});
    expect(contentsOf('first')).toEqual(contentsOf('second'));
  });

  it('gives a page another tag with another content or policy, and each language its own', async () => {
    const timeOf = (path: string): number => statSync(join(root, path)).mtimeMs;
    await configured('tags', {});
    const [en, de] = ['en', 'de'].map((code) => timeOf(`tags/new/staging/nova/${code}.html`));
    expect(en).not.toBe(de);
    expect(timeOf('tags/new/staging/nova/en.html.gz')).toBe(en);
    write('other/paths.json', '["/"]');
    const inline = { scripts: [`sha256-${'a'.repeat(43)}=`], styles: [], stylesByBrand: {} };
    const build = { ...readBuild(join(root, 'new')), inline };
    await configured('tags', { builds: { new: build, legacy: readBuild(join(root, 'legacy')) } });
    expect(timeOf('tags/new/staging/nova/en.html')).not.toBe(en);
  });

  it('has each page compressed', async () => {
    await configured('small', {});
    const path = join(root, 'small/new/staging/nova/de.html');
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(readFileSync(path, 'utf8'));
    expect(existsSync(`${path}.br`)).toBe(true);
  });

  it('is there for hosts of files too, a page for each path, with one file of headers', async () => {
    await configured('static', { hasStaticSites: true });
    const site = 'static/static/staging/nova';
    expect(read(`${site}/index.html`)).toBe(read('static/new/staging/nova.html'));
    expect(read(`${site}/my.html`)).toBe(read('static/new/staging/nova/my/en.html'));
    expect(read(`${site}/404.html`)).toBe(read(`${site}/index.html`));
    expect(read(`${site}/replenishGoods.html`)).toBe(read('static/legacy/staging/nova.html'));
    expect(read(`${site}/assets/main-1a2b.js`)).toBe("start('new')");
    expect(read(`${site}/icon.svg`)).toBe('<svg/>');
    const rules = read(`${site}/_headers`);
    expect(rules).toMatch(/^\/\*\n {2}referrer-policy: strict-origin\n/);
    expect(rules).toContain("  content-security-policy: default-src 'none'; ");
    expect(rules).toContain('report-uri https://track.staging.example/csp-report\n');
    expect(rules).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable\n');
    // Pages and files would get both.
    expect(rules).not.toContain('no-cache');
  });

  it('says in its manifest what it has', async () => {
    await configured('manifest', {});
    const manifest: unknown = JSON.parse(read('manifest/manifest.json'));
    expect(manifest).toMatchObject({
      environments: [{ name: 'staging', isDemo: false, shops: { nova: ['shop.staging.example'] } }],
      files: {
        'new/unknown-origin/en.html': expect.stringMatching(/^[0-9a-f]{64}$/),
        'nginx/shop-server.conf': expect.any(String),
        'script-inventory/staging/legacy/nova.md': expect.any(String),
      },
    });
  });
});

describe('what does not fit', () => {
  it('is a brand that no build has, and nothing is written', async () => {
    const europa = environmentAt('staging', 'europa.example', 'europa');
    await expect(configured('none', { environments: [europa] })).rejects.toThrow(
      /^Environment staging, brands\.europa: .* has no page of it\. Build the shop again/,
    );
    expect(existsSync(join(root, 'none'))).toBe(false);
  });

  it('is a folder with files of something else, which stay', async () => {
    write('mine/letter.txt', 'Dear');
    await expect(configured('mine', {})).rejects.toThrow('has files of something else');
    expect(read('mine/letter.txt')).toBe('Dear');
  });

  it('is a folder without a build', () => {
    expect(() => readBuild(join(root, 'brands'))).toThrow(
      'has no build of the shop (paths.json is missing): run npm run build',
    );
  });
});
