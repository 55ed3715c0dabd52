import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';

/** Modules that the page loads anyway and that do not count. */
const external = ['@reduxjs/*', 'react', 'react-redux', '@shop/contract'];

/**
 * Returns how much a module of this folder adds to a page, in bytes after gzip.
 *
 * @param {string} path relative to this folder
 * @returns {Promise<number>}
 */
export async function gzipBytes(path) {
  return gzipSync(await bundle(path, external), { level: 9 }).length;
}
