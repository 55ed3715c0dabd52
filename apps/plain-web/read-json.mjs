import { readFileSync } from 'node:fs';

/**
 * Reads a file that holds an object.
 *
 * @param {string} path
 * @returns {Readonly<Record<string, unknown>>}
 * @throws {Error} where it holds anything else
 */
export function readJson(path) {
  /** @type {unknown} */
  const value = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof value !== 'object' || value === null) throw new Error(`${path} holds no object`);
  return { ...value };
}
