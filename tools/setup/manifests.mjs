import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lists every package.json of the workspace, the root's first, as paths relative to the root. The
 * workspace is at most two levels deep (`brands/`, `packages/<name>/`). A folder with a lockfile of its own
 * (`tools/`, `lab/`) is not part of it, and nothing of another workspace (`examples/`).
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listManifests(root) {
  const folders = foldersIn(root).filter((folder) => !isWorkspace(join(root, folder)));
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

/** @param {string} folder */
function isWorkspace(folder) {
  const path = join(folder, 'pnpm-workspace.yaml');
  return existsSync(path) && /^packages:/m.test(readFileSync(path, 'utf8'));
}

/** @param {string} path */
function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}
