import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The top-level folders whose imports are judged. */
export const judgedFolders = ['packages', 'apps', 'brands'];

const skipped =
  /^(node_modules|dist|storybook-static|reports|coverage|migrations|\.(?!storybook$).*)$/;

/**
 * Every TypeScript file of ours, as paths relative to the root with forward slashes.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listSourceFiles(root) {
  return judgedFolders
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) => walk(root, name));
}

/**
 * @param {string} root
 * @param {string} folder relative to the root
 * @returns {string[]}
 */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : walk(root, path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
