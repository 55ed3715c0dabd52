import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '@shop/brands/registry';
import { unknownOriginLanguages, unknownOriginPage } from '@shop/hosting';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storefrontConfig } from './storefront-config';

/** A storefront of another kind than the existing ones, as small as possible. */
const app = {
  'main.tsx': `
    import './first.css';
    export const start = () => Promise.resolve();
    const texts = import('./catalogues/en/deferred.json');
    document.title = [texts, import('./later'), import('./more'), import('./other-page')].join();`,
  'catalogues/en/deferred.json': '{"title":"Pay"}',
  'other-page.ts': `import './other-page.css'; export const otherPage = 'other';`,
  'more.ts': `import { shared } from './shared'; export const more = 'more ' + shared;`,
  'shared.ts': `export const shared = 'shared';`,
  'other-page.css': 'aside { color: green }',
  'first.css': `main { color: red } :root[data-tiles='row'] main { color: lime }`,
  'later.ts': `
    import './later.css';
    import { shared } from './shared';
    export const later = 'later ' + shared;`,
  'later.css': 'dialog { color: blue }',
  'start-failure.ts': `window.hasShopBegun || (document.title = 'lost');`,
  'interim.ts': `export const start = () => undefined;`,
  'full-start.ts': `export const start = () => document.write('full');`,
  'page-start.ts': `document.documentElement.dataset['start'] = 'fresh';`,
  'other-start.ts': `document.documentElement.dataset['start'] = 'other';`,
  'prerender.tsx': `
    import './first.css';
    export const prerender = async ({ brand, language, path }) => ({
      root: '<main>' + brand.name + ' in ' + language + '</main>' +
        (path === '/other' ? (await import('./other-page')).otherPage : ''),
      beside: '<p hidden></p>',
      texts: { critical: { title: language } },
    });`,
};

/** Has the browser compile a script at once. */
const hint = '//# allFunctionsCalledOnLoad\n';

const pages = [
  { path: '/home' },
  { path: '/other', module: 'src/other-page.ts', startScript: 'src/other-start.ts' },
];

let folder: string;
const built = (name: string): string => readFileSync(join(folder, 'dist', name), 'utf8');

async function buildApp(): Promise<void> {
  const paths = ['/', '/home', '/other'];
  const config = await storefrontConfig({ folder, version: 'new', paths, pages })({
    command: 'build',
    mode: 'production',
  });
  await build({ ...config, configFile: false, logLevel: 'error' });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-app-'));
  mkdirSync(join(folder, 'src/catalogues/en'), { recursive: true });
  for (const [name, code] of Object.entries(app)) writeFileSync(join(folder, 'src', name), code);
  await buildApp();
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('writes a page for every brand and language, and one for hosts without a choice', () => {
  for (const { key, name, languages, areas } of brands) {
    for (const language of languages)
      expect(built(`pages/${key}/${language}.html`)).toContain(
        `<div id="root"><main>${name} in ${language}</main></div>`,
      );
    const main = areas[0]?.defaultLanguage ?? '';
    expect(built(`pages/${key}.html`)).toBe(built(`pages/${key}/${main}.html`));
  }
});

it('writes a page for each further path, with the script and the styles of that page', () => {
  for (const { key, name, languages } of brands.filter(({ newVersion }) => newVersion === 'always'))
    for (const language of languages) {
      const page = built(`pages/${key}/other/${language}.html`);
      expect(page).toContain(`<div id="root"><main>${name} in ${language}</main>other</div>`);
      expect(page).toContain('data-page="/other"');
      expect(page).toMatch(/<link rel="modulepreload" href="\/assets\/other-page-[^"]+\.js">/);
      expect(page).toMatch(/<style>[^<]*main\{[^<]*aside\{/);
      expect(page).toMatch(/<script>[^<]*dataset\.start="other"/);
    }
  const home = built('pages/nova/en.html');
  expect(home).toMatch(/<script>[^<]*dataset\.start="fresh"/);
  expect(home).toContain('data-page="/home"');
  expect(home).not.toMatch(/other-page|aside/);
});

it('writes no further path for a brand that does not have this version of the shop', () => {
  const withPage = brands.filter(({ key }) => existsSync(join(folder, 'dist/pages', key, 'other')));
  expect(withPage).toEqual(
    brands.filter(
      ({ newVersion, areas }) =>
        newVersion === 'always' || areas.some(({ area }) => area === 'universal'),
    ),
  );
  expect(withPage.length).toBeLessThan(brands.length);
});

it('writes pages without an environment, which is put into them later', () => {
  for (const { key } of brands)
    expect(built(`pages/${key}.html`)).toContain(
      '<script type="application/json" id="shop-config"></script>',
    );
});

it('writes the page of an unknown origin, in every language', () => {
  for (const language of unknownOriginLanguages)
    expect(built(`unknown-origin/${language}.html`)).toBe(unknownOriginPage(language));
});

it('puts the styles of the first screen into the page, and the others into one sheet', () => {
  const page = built('pages/nova/en.html');
  expect(page).toMatch(/<style>[^<]*main{color:red}[^<]*<\/style>/);
  expect(page).not.toContain('dialog{');
  const [, sheet = ''] = /data-styles="\/([^"]+)"/.exec(page) ?? [];
  expect(built(sheet)).toBe('dialog{color:#00f}aside{color:green}');
});

it('names in a page only files that are there, and the texts of a payment in its language', () => {
  const page = built('pages/nova/en.html');
  const named = [...page.matchAll(/\/(assets\/[^"\s]+)/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join(folder, 'dist', file)))).toEqual([]);
  expect(page).toMatch(/data-payment="\/assets\/en-deferred-[\w-]+\.js"/);
});

it('has in the pages of a brand no styles for the looks of others', () => {
  for (const { key, theme } of brands)
    expect(built(`pages/${key}.html`).includes('color:#0f0')).toBe(theme.tiles === 'row');
  expect(new Set(brands.map(({ theme }) => theme.tiles))).toEqual(new Set(['upright', 'row']));
});

it('lists the paths that show a page, for the host', () => {
  expect(JSON.parse(built('paths.json'))).toEqual(['/', '/home', '/other']);
});

it('lists the hashes of everything inline, for the security policy', () => {
  const hashes = (element: string): readonly string[] => [
    ...new Set(
      ['pages/nova/en.html', 'pages/nova/other/en.html'].flatMap((page) => hashesIn(page, element)),
    ),
  ];
  const hashesIn = (page: string, element: string): readonly string[] =>
    [...built(page).matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
  const listed: unknown = JSON.parse(built('inline-sources.json'));
  const ofScripts = hashes('script');
  const scripts: unknown = expect.toSatisfy(
    (found: readonly string[]) =>
      found.length === ofScripts.length && ofScripts.every((hash) => found.includes(hash)),
  );
  expect(listed).toMatchObject({ scripts, styles: [] });
  expect(listed).toMatchObject({ stylesByBrand: { nova: hashes('style') } });
});

it('names the code in the page, and compresses what is worth it', () => {
  const [, code = ''] = /id="shop-code" href="\/([^"]+)"/.exec(built('pages/nova/en.html')) ?? [];
  expect(built(code)).toContain('start');
  expect(existsSync(join(folder, 'dist/pages/nova/en.html.br'))).toBe(false);
  const [small = ''] = readdirSync(join(folder, 'dist/assets')).filter((file) =>
    file.startsWith('later-'),
  );
  expect(built(`assets/${small}`)).toContain('later');
  expect(existsSync(join(folder, 'dist/assets', `${small}.br`))).toBe(false);
});

it('has what a file imports fetched together with it, where it is imported on demand', () => {
  const files = readdirSync(join(folder, 'dist/assets'));
  const [shared = 'none'] = files.filter((file) => file.startsWith('shared-'));
  const [main = ''] = files.filter((file) => /^main-.*\.js$/.test(file));
  expect(built(`assets/${main}`)).toContain(`"assets/${shared}"`);
  // It imports them, so it has been loaded.
  expect(built(`assets/${main}`)).not.toContain(`"assets/${main}"`);
});

it('has the browser compile at once what runs as soon as it has arrived, and nothing else', () => {
  const home = built('pages/nova/en.html');
  expect(home).toContain(`<script>${hint}`);
  const [, code = ''] = /id="shop-code" href="\/([^"]+)"/.exec(home) ?? [];
  const [, page = ''] =
    /modulepreload" href="\/([^"]+)"/.exec(built('pages/nova/other/en.html')) ?? [];
  const scripts = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const hinted = scripts.filter((name) => built(`assets/${name}`).startsWith(hint));
  const [, interim = ''] = /data-interim="\/([^"]+)"/.exec(home) ?? [];
  const [, fullStart = ''] = /data-full-start="\/([^"]+)"/.exec(home) ?? [];
  expect(new Set(hinted.map((name) => `assets/${name}`))).toEqual(
    new Set([code, interim, fullStart, page]),
  );
});

describe('source maps', () => {
  const sourceOf = (file: string, text: string): string => {
    const code = readFileSync(join(folder, 'reports/source-maps', file), 'utf8');
    const written = readFileSync(join(folder, 'reports/source-maps', `${file}.map`), 'utf8');
    const [, mappings = ''] = /"mappings":"([^"]*)"/.exec(written) ?? [];
    const [, listed = ''] = /"sources":\[([^\]]*)\]/.exec(written) ?? [];
    const sources = [...listed.matchAll(/"([^"]+)"/g)].map(([, path = '']) => path);
    const rest = { sourceRoot: '', sourcesContent: [], names: [] };
    const map = new SourceMap({ version: 3, file, mappings, sources, ...rest });
    const before = code.slice(0, code.indexOf(text)).split('\n');
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    if (!('originalSource' in entry)) return 'no source';
    const source = readFileSync(join(folder, 'dist/assets', entry.originalSource), 'utf8');
    return source.split('\n')[entry.originalLine]?.slice(entry.originalColumn) ?? '';
  };
  const scripts = (): readonly string[] =>
    readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));

  it('lead from each script to the place that it was made of', () => {
    const [main, later, otherPage] = ['main-', 'later-', 'other-page-'].map(
      (name) => `assets/${scripts().find((file) => file.startsWith(name)) ?? ''}`,
    );
    expect(sourceOf(main ?? '', 'document.title')).toMatch(/^document\.title/);
    expect(sourceOf(later ?? '', '`later ')).toMatch(/^'later '/);
    expect(sourceOf(otherPage ?? '', '`other')).toMatch(/^'other'/);
  });

  it('are neither in what is served nor named there', () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of files.filter((file) => /\.(js|css|html)$/.test(file)))
      expect(built(name)).not.toContain('sourceMappingURL');
  });

  it('are beside a copy of the script as it is served, which is the same without them', async () => {
    const withMaps = scripts().map((name) => [name, built(`assets/${name}`)]);
    const copies = readdirSync(join(folder, 'reports/source-maps/assets'));
    const mapped = copies.filter((name) => name.endsWith('.js'));
    expect(copies).toEqual(mapped.flatMap((name) => [name, `${name}.map`]));
    expect(mapped.length).toBeGreaterThan(3);
    for (const name of mapped)
      expect(readFileSync(join(folder, 'reports/source-maps/assets', name), 'utf8')).toBe(
        built(`assets/${name}`),
      );
    vi.stubEnv('SHOP_COMPRESSION', 'quick');
    await buildApp();
    vi.unstubAllEnvs();
    expect(scripts().map((name) => [name, built(`assets/${name}`)])).toEqual(withMaps);
    expect(existsSync(join(folder, 'reports/source-maps'))).toBe(false);
  }, 60_000);
});
