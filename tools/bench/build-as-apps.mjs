import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { repository } from '../terminal/repository.mjs';

/**
 * Builds a page for production with the settings of the storefront, since another target or a
 * polyfill would make the sizes incomparable. All styles go into one sheet that is loaded at the start.
 *
 * @param {string} root folder of the page
 * @param {string} folder of the output
 */
export async function buildAsApps(root, folder) {
  // The import below would set it to `development`, and React's development code would be built.
  process.env['NODE_ENV'] = 'production';
  /** @type {{ module: { buildTarget: readonly string[] } }} */
  const { module } = await runnerImport(
    join(repository, 'packages/storefront-build/src/old-browsers/build-target.ts'),
    { configFile: false },
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: [...module.buildTarget],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
    },
  });
}

/**
 * Serves a built page on a free port, with text files compressed by gzip.
 *
 * @param {string} folder
 * @param {import('vite').PreviewOptions['proxy']} [proxy] what another server answers
 */
export async function serveBuilt(folder, proxy) {
  const server = await preview({
    ...{ configFile: false, root: dirname(folder), logLevel: 'warn', appType: 'mpa' },
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, proxy },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
