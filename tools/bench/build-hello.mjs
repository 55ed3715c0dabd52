import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const source = join(import.meta.dirname, 'hello');

/**
 * Builds the least app our stack can make: React, the declarative router, RTK Query, i18next, and a
 * page that says hello. What the shop needs beyond it is the shop's own doing.
 *
 * @returns {Promise<string>} the folder with the built `index.html`
 */
export async function buildHello() {
  const folder = join(import.meta.dirname, 'dist/hello');
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // The storefront's own settings: another target or a polyfill would skew the comparison.
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  });
  return folder;
}
