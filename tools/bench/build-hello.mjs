import { join } from 'node:path';
import { buildAsApps } from './build-as-apps.mjs';

/**
 * Builds a minimal app with the same libraries: React, the declarative router, RTK Query, i18next,
 * and a page that says hello.
 *
 * @returns {Promise<string>} the folder with the built `index.html`
 */
export async function buildHello() {
  const folder = join(import.meta.dirname, 'dist/hello');
  await buildAsApps({ root: join(import.meta.dirname, 'hello'), folder });
  return folder;
}
