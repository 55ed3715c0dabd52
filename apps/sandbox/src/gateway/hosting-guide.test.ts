import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostedConfig } from '@shop/brands/pages';
import { guessVersion } from '@shop/brands/version';
import { brands } from '@shop/brands/registry';
import { contentSecurityPolicy } from '@shop/payments/providers';
import { describe, expect, it } from 'vitest';
import { repositoryFolder } from '../start/package-folder';
import { pageLanguage } from './page-language';
import { reportDirective } from './mount-policy-reports';
import { inventoryOf } from './shop-pages';

const guide = readFileSync(join(repositoryFolder, 'docs', 'guides', 'hosting.md'), 'utf8');
const found = brands.find(({ key }) => key === 'nova');
if (found === undefined) throw new Error('The brand is missing.');
const nova = found;

/** Returns the code block that begins with this line. */
function blockOf(firstLine: string): string {
  const [, after] = guide.split(`${firstLine}\n`);
  const [block] = (after ?? '').split('\n```');
  return block ?? '';
}

/** The lines of a map of nginx, which takes the first regular expression that matches. */
const languageLines = [
  ...blockOf('# /etc/nginx/languages/nova.map').matchAll(
    /^"~\*(?<pattern>[^"]+)" (?<code>\S+);$/gm,
  ),
].map(({ groups }) => ({
  pattern: new RegExp(groups?.['pattern'] ?? '', 'i'),
  code: groups?.['code'] ?? '',
}));

function mapped(tag: string): string {
  return languageLines.find(({ pattern }) => pattern.test(tag))?.code ?? 'en';
}

describe('the configuration of nginx in the guide', () => {
  it('knows every language of the brand, and no other', () => {
    const codes = new Set(languageLines.map(({ code }) => code));
    expect([...codes].sort()).toEqual([...nova.languages].sort());
  });

  const tags = [
    ...nova.languages,
    ...['pt-BR', 'EN-us', 'es-419', 'zh', 'ZH_tw', 'zh-SG', 'zh-HK', 'zh-MO', 'zh-Hans-HK'],
    ...['zh-Hant', 'zh-hant-CN', 'yue', 'yue-Hans', 'yue-HK', 'in', 'in_ID', 'xx', 'eng', 'zho'],
    ...['twi', 'de-', '-', '../de', 'zh-twx', 'zh-cmn-Hant-TW'],
  ];
  it.each(tags)('chooses the language of %s as the page does', (tag) => {
    const expected = pageLanguage(nova, {
      url: `/?spec_lang=${tag}`,
      cookie: undefined,
      acceptLanguage: undefined,
    });
    expect(mapped(tag)).toBe(expected);
  });
});

/** Returns what a map of the guide makes of a value: exact lines first, then patterns in their order. */
function lookUp(firstLine: string, value: string): string {
  const [lines = ''] =
    blockOf('# /etc/nginx/conf.d/shop.conf').split(firstLine)[1]?.split('\n}') ?? [];
  const rows = [...lines.matchAll(/^ {2}"?(?<from>[^"\s]+)"? (?<to>\S+);$/gm)].map(
    ({ groups }) => ({
      from: groups?.['from'] ?? '',
      to: groups?.['to'] ?? '',
    }),
  );
  const exact = rows.find(({ from }) => from === value);
  if (exact !== undefined) return exact.to;
  for (const { from, to } of rows) {
    const found = from.startsWith('~') ? new RegExp(from.slice(1)).exec(value) : null;
    if (found !== null) return to.startsWith('$') ? (found[1] ?? '') : to;
  }
  return rows.find(({ from }) => from === 'default')?.to ?? '';
}

describe('the version that the configuration of nginx chooses', () => {
  const aurora = brands.find(({ key }) => key === 'aurora');
  if (aurora === undefined) throw new Error('The brand is missing.');
  const areas = ['', ...aurora.areas.map(({ area }) => area), 'kr', 'universally'];
  const paths = ['/', '/selectGoods', '/replenishGoods', '/replenishGoods/', '/replenishGoodsX'];
  const queries = ['', 'replenish_id=1', 'x=1&rp_client_id=2', 'xreplenish_id=1'];
  const visits = areas.flatMap((area) =>
    paths.flatMap((path) =>
      queries.flatMap((query) =>
        ['', 'new', 'legacy', 'old'].map((cookie) => ({ area, path, query, cookie })),
      ),
    ),
  );

  it('is the one that the code chooses', () => {
    const wrong = visits.filter(({ area, path, query, cookie }) => {
      const search = [query, area && `domain_area=${area}`].filter(Boolean).join('&');
      const uri = search === '' ? path : `${path}?${search}`;
      const parts = [
        lookUp('map $request_uri $shop_replenishment {', uri),
        lookUp('map $arg_domain_area $aurora_area {', area),
        lookUp('map $cookie_shop_version $aurora_cookie {', cookie),
      ];
      const chosen = lookUp('$aurora_version {', parts.join('/'));
      const address = { pathname: path, search: search === '' ? '' : `?${search}` };
      return chosen !== guessVersion(aurora, address, `shop_version=${cookie}`);
    });
    expect(wrong).toEqual([]);
    expect(visits.length).toBeGreaterThan(500);
  });
});

it('the script in the guide writes the policy that the code computes', () => {
  const script = blockOf('```js');
  const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`;
  const inline = { scripts: [hash('s'), hash('t')], styles: [hash('c')] };
  const folder = mkdtempSync(join(tmpdir(), 'policy-'));
  writeFileSync(join(folder, 'policy.mjs'), script);
  writeFileSync(join(folder, 'inline-sources.json'), JSON.stringify(inline));
  const files = [
    join(folder, 'policy.mjs'),
    join(repositoryFolder, 'docs', 'script-inventory', 'nova.json'),
    join(folder, 'inline-sources.json'),
    join(folder, 'legacy.json'),
  ];
  const legacy = { scripts: [hash('l')], styles: [hash('d')] };
  writeFileSync(join(folder, 'legacy.json'), JSON.stringify(legacy));
  const written = execFileSync(process.execPath, files, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { hosts } = hostedConfig({ brand: nova, environment: 'production' });
  const policy = contentSecurityPolicy(inventoryOf(nova), hosts, {
    scripts: [...inline.scripts, ...legacy.scripts],
    styles: [...inline.styles, ...legacy.styles],
  });
  expect(written).toBe(
    `add_header Content-Security-Policy "${policy}; ${reportDirective}" always;\n`,
  );
});
