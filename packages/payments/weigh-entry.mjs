import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What code weighs in a page, minified and compressed.
 *
 * @param {string} code imports from this folder
 * @returns {Promise<number>} bytes after gzip
 */
export async function weighEntry(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    external: ['@airwallex/components-sdk'],
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).byteLength, 0);
}
