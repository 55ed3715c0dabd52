import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StorefrontFolders } from '../hosts/services';

/** The hash of an inline script and of an inline style sheet in the build. */
export const inlineHashes = {
  script: `sha256-${'a'.repeat(43)}=`,
  style: `sha256-${'b'.repeat(43)}=`,
} as const;

/** Returns a page of the build. */
export function builtPage(language: string, script = 'boot()'): string {
  return (
    `<!doctype html><html lang="${language}">` +
    '<script type="application/json" id="shop-config"></script>' +
    `<script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script>`
  );
}

/** Returns the text of `inline-sources.json`. */
export function inlineSourcesOf(...scripts: readonly string[]): string {
  return JSON.stringify({ scripts, styles: [inlineHashes.style], stylesByBrand: {} });
}

/** The paths that show a page in either version. */
const builtPaths = [
  ...['/', '/selectGame', '/selectGoods', '/my', '/userCenter', '/replenishGoods'],
  '/sign-in/google',
];

/** A build of the storefront in a folder of its own. */
export interface StorefrontBuild {
  readonly folder: string;
  readonly folders: StorefrontFolders;
  /** Writes a file of the build. */
  write(file: string, content: string): void;
  remove(): void;
}

/** Writes a small build: nova has a page for each of four languages and a default, haneul only one page. */
export function createStorefrontBuild(): StorefrontBuild {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  function write(file: string, content: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  for (const code of ['en', 'de', 'fr', 'zh-TW']) write(`pages/nova/${code}.html`, builtPage(code));
  for (const brand of ['nova', 'haneul']) write(`pages/${brand}.html`, builtPage('default'));
  write('inline-sources.json', inlineSourcesOf(inlineHashes.script));
  write('paths.json', JSON.stringify(builtPaths));
  write('assets/app-1a2b.js', 'app()');
  write('assets/app-1a2b.js.br', 'brotli');
  write('assets/app-1a2b.js.gz', 'gzip');
  write('assets/plain-1a2b.js', 'plain()');
  return {
    folder,
    folders: { new: folder, legacy: folder },
    write,
    remove() {
      rmSync(folder, { recursive: true });
    },
  };
}
