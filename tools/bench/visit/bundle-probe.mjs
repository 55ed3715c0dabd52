import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the script that notes what a page shows and when; see `page/probe.ts`.
 *
 * @returns {Promise<string>} a classic script, to run before those of the page
 */
export async function bundleProbe() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page/probe.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}
