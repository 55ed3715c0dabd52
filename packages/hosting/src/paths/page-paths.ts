import {
  type ShopAddress,
  type StorefrontVersion,
  guessVersion,
  meantPath,
} from '@shop/brands/version';
import type { Brand } from '@shop/brands';
import { pagePath } from '@shop/brands/pages';

/** The paths that show a page, of each version's build. The build lists them in `paths.json`. */
export type PathsOfVersions = Readonly<Record<StorefrontVersion, readonly string[]>>;

/** A path becomes part of a pattern. */
const plainPath = /^\/[A-Za-z/-]*$/;

/**
 * Reads the text of `paths.json`.
 *
 * @throws If the text is not what a build writes: no page would be found then.
 */
export function parsePaths(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const paths = list
    .filter((item) => typeof item === 'string')
    .filter((one) => plainPath.test(one));
  if (paths.length === 0 || paths.length !== list.length)
    throw new Error('The list of paths is not what a build writes.');
  return paths;
}

/**
 * The extensions of files that pages, browsers and crawlers ask for by themselves. Where there is no such
 * file, nobody would see a page that says so.
 */
export const fileExtensions: readonly string[] = [
  ...['js', 'mjs', 'css', 'map', 'json', 'webmanifest', 'wasm', 'txt', 'xml'],
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'woff', 'woff2', 'ttf', 'otf'],
];

const filePattern = new RegExp(`\\.(?:${fileExtensions.join('|')})$`, 'i');

/** Whether a path is that of a file, and not of a page, if there is nothing at it. */
export function isFilePath(pathname: string): boolean {
  return filePattern.test(pathname);
}

/** The page of an address. */
export interface FoundPage {
  readonly version: StorefrontVersion;
  /** The path below which the build may have its page; empty for the home page. */
  readonly path: string;
  /** Without a page of the address's own the home page is served as well, and says so. */
  readonly status: 200 | 404;
}

/** Returns which page of a brand an address shows, and with what status. */
export function findPage(
  brand: Pick<Brand, 'newVersion' | 'areas'>,
  { pathname: given, search }: ShopAddress,
  { cookies, paths }: { readonly cookies: string; readonly paths: PathsOfVersions },
): FoundPage {
  const pathname = meantPath(given, [...paths.new, ...paths.legacy]);
  const version = guessVersion(brand, { pathname, search }, cookies);
  const isPage = pathname.startsWith('/@') || paths[version].includes(pathname);
  return {
    version,
    path: isPage ? pagePath({ pathname, search }) : '',
    status: isPage ? 200 : 404,
  };
}
