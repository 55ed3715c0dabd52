import { join } from 'node:path';
import { buildAsApps } from './build-as-apps.mjs';

/**
 * Builds the least app our stack can make: React, the declarative router, RTK Query, i18next, and a
 * page that says hello. What the shop needs beyond it is the shop's own doing.
 *
 * @returns {Promise<string>} the folder with the built `index.html`
 */
export async function buildHello() {
  const folder = join(import.meta.dirname, 'dist/hello');
  await buildAsApps({ root: join(import.meta.dirname, 'hello'), folder });
  return folder;
}
