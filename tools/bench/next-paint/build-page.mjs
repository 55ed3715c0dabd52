import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const source = join(import.meta.dirname, 'page');

/**
 * Builds the page with all contestants as the apps are built: minified, React for production.
 *
 * @returns {Promise<string>} the folder with the built `index.html`
 */
export async function buildPage() {
  const folder = join(import.meta.dirname, '../dist/next-paint');
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // The storefront's own settings.
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
    },
  });
  return folder;
}
