import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineSources, parseInlineSources } from '../headers/inline-sources';
import { parsePaths } from '../paths/page-paths';

/** The folder of a build with the pages of each brand, `<brand>.html` and `<brand>/…`, without an environment. */
export const pagesFolder = 'pages';

/** What cannot be configured; the message says what to do. */
export class ConfigureError extends Error {
  override readonly name = 'ConfigureError';
}

/** The build of a version of the shop. It is the same in every environment. */
export interface BuiltVersion {
  readonly folder: string;
  /** The paths that show a page. */
  readonly paths: readonly string[];
  /** The hashes of what is inline in its pages. */
  readonly inline: InlineSources;
}

/**
 * Reads the build of a version of the shop.
 *
 * @throws ConfigureError if there is none
 */
export function readBuild(folder: string): BuiltVersion {
  const read = (file: string): string => {
    const path = join(folder, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    throw new ConfigureError(
      `${folder} has no build of the shop (${file} is missing): run npm run build, or name another folder.`,
    );
  };
  return {
    folder,
    paths: parsePaths(read('paths.json')),
    inline: parseInlineSources(read('inline-sources.json')),
  };
}

/**
 * Returns the pages of a brand in a build, by their paths below {@link pagesFolder}: `nova.html`, `nova/en.html`,
 * `nova/my/en.html`.
 */
export function pagesOf({ folder }: BuiltVersion, brand: string): readonly string[] {
  const pages = join(folder, pagesFolder);
  if (!existsSync(join(pages, brand))) return [];
  return [
    `${brand}.html`,
    ...readdirSync(join(pages, brand), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html'))
      .map((path) => join(brand, path)),
  ];
}
