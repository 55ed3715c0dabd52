import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import type { Environment, HostedShop } from '@shop/brands/environments';
import { hostedConfig, withShopConfig } from '@shop/brands/pages';
import type { StorefrontVersion } from '@shop/brands/version';
import { compressFiles } from '../compression/compress-files';
import { pageHeaders } from '../headers/page-headers';
import { brandInventory } from '../inventory/brand-inventory';
import { writeNginx } from '../nginx/write-nginx';
import { unknownOriginFolder } from '../unknown-origin/unknown-origin-page';
import { type BuiltVersion, ConfigureError, pagesFolder, pagesOf } from './built-version';
import { checkCertificate } from './certificate';
import { writeStaticSite } from './static-site';

/** What to put into which environments. */
export interface ConfigureOptions {
  readonly environments: readonly Environment[];
  readonly builds: Readonly<Record<StorefrontVersion, BuiltVersion>>;
  /** The folder with the pictures of each brand. */
  readonly brandsFolder: string;
  /** What is written: a folder that does not exist, is empty, or was written like this before. */
  readonly out: string;
  /** Where the server has that folder. */
  readonly servedFrom: string;
  /** Whether nginx has the module that sends the `.br` files. */
  readonly hasBrotli: boolean;
  /** Whether to write each shop also for a host of files. */
  readonly hasStaticSites: boolean;
  /** Whether the result is for a test, so that compressing the pages may save less. */
  readonly isQuick: boolean;
  /** The certificate of the server, in PEM, to be compared with the hosts; null if it is not known. */
  readonly certificate: string | null;
  /** Returns the milliseconds since 1970. */
  readonly now: () => number;
}

/** The versions of the shop. */
const versions = ['new', 'legacy'] as const satisfies readonly StorefrontVersion[];

/** Tells what is in the folder: the environments, and the hash of each file by its path. */
const manifestFile = 'manifest.json';

/**
 * nginx makes the tag of a page of its time and size, and pages in two languages may have the same size. So the time of
 * a page is one of these seconds, chosen by its content and its headers: another page has another tag, and the same page
 * the same one after each release.
 */
const firstTime = Date.UTC(2001) / 1_000;
const times = 2 ** 29;

function timeOf(page: string, headers: object): number {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(page).digest();
  return firstTime + (hash.readUInt32BE() % times);
}

/** Empties a folder that was written before; any other that has something inside is left alone. */
function clear(out: string): void {
  const found = existsSync(out) ? readdirSync(out) : [];
  if (found.length > 0 && !found.includes(manifestFile))
    throw new ConfigureError(`${out} has files of something else: name a new folder.`);
  rmSync(out, { recursive: true, force: true });
}

/** Throws if a build has no pages of a shop. */
function checkPages(build: BuiltVersion, shops: readonly HostedShop[]): void {
  const missing = shops.find(({ brand }) => pagesOf(build, brand.key).length === 0);
  if (missing !== undefined)
    throw new ConfigureError(
      `Environment ${missing.environment}, brands.${missing.brand.key}: ${build.folder} has no page of it. ` +
        'Build the shop again, or leave the brand out.',
    );
}

function writePage(path: string, page: string, time: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, page);
  utimesSync(path, time, time);
}

/** Writes the pages of a shop in one version, and returns their paths with the times that they have. */
function writePages(
  shop: HostedShop,
  version: StorefrontVersion,
  { out, builds }: Pick<ConfigureOptions, 'out' | 'builds'>,
): ReadonlyMap<string, number> {
  const build = builds[version];
  const { brand, environment, sdk = [] } = shop;
  const config = hostedConfig(shop);
  const headers = pageHeaders({ ...config, inline: build.inline, framedBy: sdk });
  return new Map(
    pagesOf(build, brand.key).map((name) => {
      const built = readFileSync(join(build.folder, pagesFolder, name), 'utf8');
      const page = withShopConfig(built, config);
      const path = join(out, version, environment, name);
      const time = timeOf(page, headers);
      writePage(path, page, time);
      return [path, time] as const;
    }),
  );
}

/** Copies what every environment shares: the files of both builds, and the pictures of the brands. */
function copyShared({ out, builds, brandsFolder, environments }: ConfigureOptions): void {
  for (const version of versions) {
    const pages = join(builds[version].folder, pagesFolder);
    cpSync(builds[version].folder, join(out, version), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => path !== pages,
    });
  }
  const keys = new Set(environments.flatMap(({ shops }) => shops.map(({ brand }) => brand.key)));
  for (const key of keys)
    cpSync(join(brandsFolder, key), join(out, 'brands', key), {
      recursive: true,
      filter: (path) => ['', '.svg', '.png', '.webp'].includes(extname(path)),
    });
}

/** Writes what nginx needs, and what the payment pages of each shop may load. */
function writeTexts({ environments, builds, out, servedFrom, hasBrotli }: ConfigureOptions): void {
  const shops = environments.flatMap((environment) => environment.shops);
  const nginx = writeNginx({
    shops,
    inline: { new: builds.new.inline, legacy: builds.legacy.inline },
    paths: { new: builds.new.paths, legacy: builds.legacy.paths },
    folder: servedFrom,
    hasBrotli,
  });
  const texts = [
    ...Object.entries(nginx).map(([name, text]) => [`nginx/${name}`, text] as const),
    ...shops.flatMap((shop) =>
      versions.map((version) => {
        const name = `script-inventory/${shop.environment}/${version}/${shop.brand.key}.md`;
        return [name, brandInventory(shop, builds[version].inline)] as const;
      }),
    ),
  ];
  for (const [name, text] of texts) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
}

function writeManifest({ out, environments }: ConfigureOptions): void {
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(out, path)).isFile())
    .sort();
  const hashOf = (path: string): string =>
    createHash('sha256')
      .update(readFileSync(join(out, path)))
      .digest('hex');
  const manifest = {
    environments: environments.map(({ name, isDemo, shops }) => ({
      name,
      isDemo,
      shops: Object.fromEntries(shops.map(({ brand, pages }) => [brand.key, pages])),
    })),
    files: Object.fromEntries(paths.map((path) => [path.split(sep).join('/'), hashOf(path)])),
  };
  writeFileSync(join(out, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Puts environments into a build, and writes a folder to be served:
 *
 * - `new` and `legacy`: the files of the builds, the same bytes in every environment, and the pages of each shop in
 *   `<environment>/<brand>`, also compressed;
 * - `brands`: the pictures of the shops;
 * - `nginx`: its configuration;
 * - `static`, if asked for: each shop for a host of files;
 * - `script-inventory`: what the payment pages of each shop may load;
 * - `manifest.json`: the environments, and the hash of each file.
 *
 * The same build and environments give the same bytes.
 *
 * @throws ConfigureError before anything is written, if the builds, the folder or the certificate do not fit
 */
export async function configure(options: ConfigureOptions): Promise<void> {
  const { environments, builds, out, isQuick, certificate, now } = options;
  const shops = environments.flatMap((environment) => environment.shops);
  if (certificate !== null) checkCertificate(certificate, { shops, now: now() });
  for (const version of versions) checkPages(builds[version], shops);
  clear(out);
  mkdirSync(out, { recursive: true });
  copyShared(options);
  const pages = new Map(
    shops.flatMap((shop) =>
      versions.flatMap((version) => [...writePages(shop, version, { out, builds })]),
    ),
  );
  const unknown = versions.flatMap((version) => {
    const folder = join(out, version, unknownOriginFolder);
    return readdirSync(folder).map((name) => join(folder, name));
  });
  await compressFiles([...pages.keys(), ...unknown], { isQuick });
  for (const [path, time] of pages)
    for (const compressed of ['.br', '.gz'])
      if (existsSync(path + compressed)) utimesSync(path + compressed, time, time);
  if (options.hasStaticSites)
    for (const shop of shops)
      writeStaticSite(shop, {
        builds,
        configured: out,
        to: join(out, 'static', shop.environment, shop.brand.key),
      });
  writeTexts(options);
  writeManifest(options);
}
