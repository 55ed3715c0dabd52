import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a script to run in a page: the one that notes what it shows and when, or the one that keeps the browser from
 * being idle before the goods can be chosen.
 *
 * @param {'probe' | 'idle-after-goods'} name
 * @returns {Promise<string>} a classic script, to run before those of the page
 */
export async function bundlePageScript(name) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `page/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}
