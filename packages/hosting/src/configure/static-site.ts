import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostedShop } from '@shop/brands/environments';
import { goodsPath, hostedConfig } from '@shop/brands/pages';
import { type StorefrontVersion, replenishPath, resolveVersion } from '@shop/brands/version';
import { policyReportPath } from '../headers/content-security-policy';
import {
  type Headers,
  assetHeaders,
  iconHeaders,
  pageHeaders,
  workerHeaders,
} from '../headers/page-headers';
import { retiredWorkerFile, retiredWorkerPaths } from '../retired-worker/retired-worker';
import type { BuiltVersion } from './built-version';

/** What a static host adds, or gives to every file of the same name pattern alike. */
const leftToHost = new Set(['cache-control', 'vary', 'cross-origin-resource-policy']);

function lines(pattern: string, headers: Headers): readonly string[] {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

function only(headers: Headers, name: string): Headers {
  return { [name]: headers[name] ?? '' };
}

/** Returns the file `_headers` of Netlify and Cloudflare Pages. What several patterns match gets all of their headers. */
function headersFile(shop: HostedShop, build: BuiltVersion): string {
  const config = hostedConfig(shop);
  const all = pageHeaders({ ...config, inline: build.inline, framedBy: [] });
  const ofEvery = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !leftToHost.has(name))
      .map(([name, value]) => [
        name,
        // A host of files receives no reports.
        value.replace(
          `report-uri ${policyReportPath}`,
          `report-uri ${config.hosts.track}${policyReportPath}`,
        ),
      ]),
  );
  const https = { hasHttps: true };
  return [
    ...lines('/*', ofEvery),
    ...lines('/assets/*', only(assetHeaders(https), 'cache-control')),
    ...['/icon*', '/*.webp', '/*.png'].flatMap((pattern) =>
      lines(pattern, only(iconHeaders(https), 'cache-control')),
    ),
    ...retiredWorkerPaths.flatMap((path) =>
      lines(path, only(workerHeaders(https), 'cache-control')),
    ),
    '',
  ].join('\n');
}

/**
 * Writes a shop for a host that serves files and nothing else, one file for each path, in the brand's default language,
 * which the page corrects: `index.html`, a page for each path, `404.html`, the files of both versions, and `_headers`.
 *
 * @param options.configured the configured folder with the pages of the shop
 * @param options.to a folder that does not exist
 */
export function writeStaticSite(
  shop: HostedShop,
  {
    builds,
    configured,
    to,
  }: {
    readonly builds: Readonly<Record<StorefrontVersion, BuiltVersion>>;
    readonly configured: string;
    readonly to: string;
  },
): void {
  const { brand, environment } = shop;
  const [first] = brand.areas;
  const home = { pathname: '/', search: '' };
  const version = first === undefined ? 'new' : resolveVersion(brand, first.area, home);
  const language = first?.defaultLanguage ?? brand.languages[0] ?? 'en';
  const pageOf = (of: StorefrontVersion, path: string): string => {
    const pages = join(configured, of, environment);
    const own = join(pages, brand.key, path, `${language}.html`);
    return path !== '/' && existsSync(own) ? own : join(pages, `${brand.key}.html`);
  };
  const put = (from: string, name: string): void => {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(from, join(to, name));
  };
  for (const path of builds[version].paths)
    put(pageOf(version, path), path === '/' ? 'index.html' : `${path}.html`);
  for (const code of Object.keys(brand.gameCodes ?? {}))
    put(pageOf(version, goodsPath), `@${code}.html`);
  put(pageOf('legacy', replenishPath), `${replenishPath}.html`);
  put(pageOf(version, '/'), '404.html');
  for (const of of ['legacy', 'new'] as const)
    cpSync(join(configured, of, 'assets'), join(to, 'assets'), { recursive: true });
  cpSync(join(configured, 'brands', brand.key), to, { recursive: true });
  for (const path of retiredWorkerPaths) put(join(configured, 'new', retiredWorkerFile), path);
  writeFileSync(join(to, '_headers'), headersFile(shop, builds[version]));
}
