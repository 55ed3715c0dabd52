import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds a page for production with the settings of the storefront, since another target or a
 * polyfill would make the sizes incomparable.
 *
 * @param {{ root: string; folder: string; hasOneStyleSheet?: boolean }} page folder of its
 *   `index.html`, output folder, and whether all styles go into one sheet that is loaded at the start
 */
export async function buildAsApps({ root, folder, hasOneStyleSheet = false }) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: !hasOneStyleSheet,
      modulePreload: false,
    },
  });
}
