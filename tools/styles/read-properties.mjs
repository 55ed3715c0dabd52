import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles } from '../boundaries/source-files.mjs';

/**
 * Returns the custom properties that the repository's style sheets read with `var()`.
 *
 * @param {string} root
 * @returns {Set<string>} names with dashes
 */
export function readProperties(root) {
  const sheets = listSourceFiles(root, /\.css$/).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return new Set(
    sheets.flatMap((text) =>
      Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name ?? ''),
    ),
  );
}
