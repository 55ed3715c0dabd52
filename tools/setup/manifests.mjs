import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lists every package.json of the workspace, the root's first, as paths relative to the root. The
 * workspace is at most two levels deep (`brands/`, `packages/<name>/`). A folder with a lockfile of its own
 * (`tools/`, `lab/`) is not part of it.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listManifests(root) {
  const folders = foldersIn(root);
  const nested = folders.flatMap((folder) =>
    foldersIn(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return ['.', ...folders, ...nested]
    .map((folder) => (folder === '.' ? 'package.json' : `${folder}/package.json`))
    .filter((path) => existsSync(join(root, path)))
    .filter((path) => path === 'package.json' || !hasLockfile(join(root, dirname(path))));
}

/** @param {string} folder */
const hasLockfile = (folder) => existsSync(join(folder, 'pnpm-lock.yaml'));

/** @param {string} path */
function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}
