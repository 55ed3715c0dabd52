import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';
import { repository } from '../terminal/repository.mjs';

/**
 * Builds a page for production with the settings of the storefront, since another target or a
 * polyfill would make the sizes incomparable.
 *
 * @param {{ root: string; folder: string; page?: string; hasOneStyleSheet?: boolean }} page its folder,
 *   the output folder, its file name, and whether all styles go into one sheet that is loaded at the
 *   start
 */
export async function buildAsApps({ root, folder, page = 'index.html', hasOneStyleSheet = false }) {
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
      cssCodeSplit: !hasOneStyleSheet,
      modulePreload: false,
      rolldownOptions: { input: join(root, page) },
    },
  });
}
