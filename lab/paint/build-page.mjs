import { join } from 'node:path';
import { buildAsApps } from '../../tools/bench/build-as-apps.mjs';

/**
 * Builds the page with all candidates.
 *
 * @returns {Promise<string>} the folder with the built `index.html`
 */
export async function buildPage() {
  const folder = join(import.meta.dirname, '../dist/next-paint');
  await buildAsApps({ root: join(import.meta.dirname, 'page'), folder, hasOneStyleSheet: true });
  return folder;
}
