import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a module of this folder for the browser, minified, with the settings of the size limits.
 *
 * @param {string} path relative to this folder
 * @returns {Promise<string>} the code
 */
export async function bundle(path) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, path)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // Only JavaScript is compared.
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
