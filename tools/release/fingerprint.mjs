import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Returns the hash of each file in a folder, by its path.
 *
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
export function fingerprint(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
        return [relative(folder, path), hash];
      }),
  );
}

/**
 * Returns the paths whose contents differ, and those that only one side has.
 *
 * @param {ReadonlyMap<string, string>} one
 * @param {ReadonlyMap<string, string>} other
 * @returns {readonly string[]}
 */
export function differences(one, other) {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path));
}
