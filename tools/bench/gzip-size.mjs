import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What files weigh on the wire, each compressed by itself as a server does it.
 *
 * @param {string} folder
 * @param {readonly string[]} paths relative to the folder
 * @returns {number} bytes after gzip at level 9
 */
export function gzipSize(folder, paths) {
  return paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
    0,
  );
}
