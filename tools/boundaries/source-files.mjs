import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The top-level folders whose imports are checked. */
export const checkedFolders = ['packages', 'apps', 'brands'];

const skipped =
  /^(node_modules|dist|storybook-static|reports|coverage|migrations|\.(?!storybook$).*)$/;

const typeScript = /(?<!\.d)\.tsx?$/;

/**
 * Lists the source files of one kind, TypeScript by default, as paths relative to the root with
 * forward slashes.
 *
 * @param {string} root
 * @param {RegExp} kind pattern of the file names
 * @returns {string[]}
 */
export function listSourceFiles(root, kind = typeScript) {
  return checkedFolders
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) => walk(root, name, kind));
}

/**
 * @param {string} root
 * @param {string} folder relative to the root
 * @param {RegExp} kind
 * @returns {string[]}
 */
function walk(root, folder, kind) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : walk(root, path, kind);
    return kind.test(entry.name) ? [path] : [];
  });
}
