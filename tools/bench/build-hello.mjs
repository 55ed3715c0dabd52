import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAsApps } from './build-as-apps.mjs';

const root = join(import.meta.dirname, 'hello');

/**
 * Builds a minimal app with the same libraries: React, the declarative router, RTK Query, i18next,
 * and a page that says hello.
 *
 * @returns {Promise<string>} the folder with the built `index.html`
 */
export async function buildHello() {
  return buildPage('index.html');
}

/**
 * Builds a list of goods on the same libraries, whose call an inline script starts before they arrive.
 *
 * @returns {Promise<{ html: string, folder: string }>} the page, and the folder of what it loads
 */
export async function buildEarlyGoods() {
  const folder = await buildPage('goods.html');
  return { html: readFileSync(join(folder, 'goods.html'), 'utf8'), folder };
}

/** @param {string} page */
async function buildPage(page) {
  const folder = join(import.meta.dirname, 'dist/hello', page);
  await buildAsApps({ root, folder, page });
  return folder;
}
