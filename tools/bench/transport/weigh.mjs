import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';

/** Not a transport's own weight: what the page has anyway. */
const onThePage = ['@reduxjs/*', 'react', 'react-redux', '@shop/contract'];

/**
 * What a module of this folder adds to a page, in bytes after gzip.
 *
 * @param {string} path relative to this folder
 * @returns {Promise<number>}
 */
export async function weigh(path) {
  return gzipSync(await bundle(path, onThePage), { level: 9 }).length;
}
