import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Bundles some code for the browser as the size limits do, minified.
 *
 * @param {string} code which imports relative to `folder`
 * @param {readonly string[]} external modules to leave out
 */
export async function bundle(code, folder, external = []) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    external: [...external],
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

/** As {@link bundle}, in bytes after gzip. */
export async function bundleSize(...what) {
  return gzipSync(await bundle(...what), { level: 9 }).length;
}

/**
 * Bundles some code and loads it.
 *
 * @returns {Promise<any>} the module
 */
export async function loadBundle(...what) {
  const code = await bundle(...what);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
