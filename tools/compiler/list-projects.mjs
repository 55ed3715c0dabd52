import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every `tsconfig.json` below a folder, and every `tsconfig.<name>.json` beside one, as paths
 * relative to it. They are found, not listed, so that a new package cannot be forgotten.
 *
 * @param {string} root
 * @param {string} folder below the root, with a trailing slash; empty for the root itself
 * @returns {string[]}
 */
export function listProjects(root, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const projects = entries
    .map(({ name }) => name)
    // A base is extended by the others and has no files of its own.
    .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name) && name !== 'tsconfig.base.json')
    .map((name) => `${folder}${name}`);
  const below = entries
    .filter(
      (entry) => entry.isDirectory() && !/^(\.|(node_modules|dist|reports)$)/.test(entry.name),
    )
    .flatMap(({ name }) => listProjects(root, `${folder}${name}/`));
  return [...projects, ...below].sort();
}
