import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a module of this folder for the browser, minified.
 *
 * @param {string} path relative to this folder
 * @param {readonly string[]} external modules to leave out
 * @returns {Promise<string>} the code
 */
export async function bundle(path, external = []) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, path)],
    external: [...external],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // The target of the storefronts.
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
