import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withShopConfig } from '@shop/brands/pages';
import type { StorefrontVersion } from '@shop/brands/version';
import {
  type Headers,
  type InlineSources,
  type PathsOfVersions,
  pageHeaders,
  pagesFolder,
  parseInlineSources,
  parsePaths,
} from '@shop/hosting';
import type { Storefront } from '../hosts/addresses';
import type { Services } from '../hosts/services';

/** The encodings of a page, the preferred one first. */
export const pageEncodings = ['br', 'gzip'] as const;

/** The encoding of a page; null if it is sent as it is. */
export type PageEncoding = (typeof pageEncodings)[number] | null;

/** A page as it is sent. */
export interface ShopPage {
  readonly body: Buffer;
  readonly headers: Headers;
  /** A strong entity tag of body and headers. */
  readonly etag: string;
}

/** Which page of a storefront, and how it is sent. */
export interface PageChoice {
  readonly version: StorefrontVersion;
  /** The path of a page of its own, which the build may not have; empty for the home page. */
  readonly path: string;
  readonly language: string;
  readonly encoding: PageEncoding;
  readonly isSdkView: boolean;
}

/** Returns a brand's page; null if the build has none. */
export type ReadShopPage = (storefront: Storefront, choice: PageChoice) => Promise<ShopPage | null>;

/**
 * Reads the hashes of what is inline in the pages of a build.
 *
 * @param file `inline-sources.json` of the build; null if it has none, since nothing is inline then.
 */
async function readInlineSources(file: string | null): Promise<InlineSources> {
  if (file === null) return { scripts: [], styles: [], stylesByBrand: {} };
  return parseInlineSources(await readFile(file, 'utf8'));
}

/** The result is 2 % larger than with 11, and takes a quarter of the time. */
const brotliQuality = 10;

async function encode(page: Buffer, encoding: PageEncoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(page, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
        },
      });
    case 'gzip':
      return promisify(gzip)(page, { level: constants.Z_BEST_COMPRESSION });
    case null:
      return page;
  }
}

/** A file of the build as it is at the moment. */
interface BuiltFile {
  readonly path: string;
  readonly version: string;
}

/** Returns the first of the files that exists. */
async function findFile(paths: readonly string[]): Promise<BuiltFile | null> {
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile() === true)
      return { path, version: `${String(found.mtimeMs)}-${String(found.size)}` };
  }
  return null;
}

/**
 * Creates the reader of the paths of both builds, which are kept in memory until their files change. A version that is
 * not built has none.
 */
export function createBuiltPaths({
  storefrontFolders,
}: Pick<Services, 'storefrontFolders'>): () => Promise<PathsOfVersions> {
  const kept = new Map<string, readonly string[]>();

  async function pathsIn(folder: string): Promise<readonly string[]> {
    const file = await findFile([join(folder, 'paths.json')]);
    if (file === null) return [];
    const key = `${file.path} ${file.version}`;
    const paths = kept.get(key) ?? parsePaths(await readFile(file.path, 'utf8'));
    kept.set(key, paths);
    return paths;
  }

  return async () => {
    const [ofNew, ofLegacy] = await Promise.all([
      pathsIn(storefrontFolders.new),
      pathsIn(storefrontFolders.legacy),
    ]);
    return { new: ofNew, legacy: ofLegacy };
  };
}

/**
 * Creates the reader of a build's pages. They get the configuration of their storefront, and are kept in memory until
 * their files change.
 */
export function createShopPages({ storefrontFolders, addresses }: Services): ReadShopPage {
  const kept = new Map<string, { readonly version: string; readonly page: Promise<ShopPage> }>();

  async function draw(
    { origin: _, sdk, ...config }: Storefront,
    { encoding, isSdkView }: PageChoice,
    files: { readonly page: string; readonly inline: string | null },
  ): Promise<ShopPage> {
    const built = await readFile(files.page, 'utf8');
    const page = withShopConfig(built, config);
    const inline = await readInlineSources(files.inline);
    const { brand, hosts } = config;
    const headers = pageHeaders({ brand, hosts, inline, framedBy: isSdkView ? sdk : [] });
    const body = await encode(Buffer.from(page), encoding);
    const digest = createHash('sha256').update(JSON.stringify(headers)).update('\n').update(body);
    return { body, headers, etag: `"${digest.digest('base64url')}"` };
  }

  return async (storefront, choice) => {
    const { version, path, language, encoding, isSdkView } = choice;
    const folder = storefrontFolders[version];
    const pages = join(folder, pagesFolder);
    const name = storefront.brand.key;
    const [file, inline] = await Promise.all([
      findFile([
        join(pages, name, path, `${language}.html`),
        join(pages, name, `${language}.html`),
        join(pages, `${name}.html`),
      ]),
      findFile([join(folder, 'inline-sources.json')]),
    ]);
    if (file === null) return null;
    const isLocal = addresses.storefronts.has(storefront.origin);
    const key = [isLocal, storefront.environment, file.path, encoding, isSdkView].join();
    const fileVersion = [file.version, inline?.version].join();
    const known = kept.get(key);
    if (known?.version === fileVersion) return known.page;
    const page = draw(storefront, choice, { page: file.path, inline: inline?.path ?? null });
    kept.set(key, { version: fileVersion, page });
    // A file that could not be read is read again by the next visit.
    page.catch(() => kept.delete(key));
    return page;
  };
}
