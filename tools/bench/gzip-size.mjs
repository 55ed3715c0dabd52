import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Returns the total size of files as a server sends them, each compressed separately.
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
