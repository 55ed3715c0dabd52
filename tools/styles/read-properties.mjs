import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles } from '../boundaries/source-files.mjs';

/**
 * The custom properties that any style sheet of the repository reads with `var()`.
 *
 * @param {string} root
 * @returns {Set<string>} with their dashes
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
