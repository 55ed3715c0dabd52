import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file that contains an object.
 *
 * @param {string} path
 * @returns {Readonly<Record<string, unknown>>}
 * @throws {Error} if it contains anything else
 */
export function readJson(path) {
  /** @type {unknown} */
  const value = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof value !== 'object' || value === null) throw new Error(`${path} contains no object`);
  return { ...value };
}
