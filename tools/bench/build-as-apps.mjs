import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds a page with the storefront's own settings, minified and with React for production: another
 * target or a polyfill would skew every comparison.
 *
 * @param {{ root: string; folder: string; hasOneStyleSheet?: boolean }} page where its `index.html`
 *   is, and where the built one goes; one style sheet is there from the start, whatever is lazy
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
