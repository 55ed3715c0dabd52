import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists every package.json of the workspace, the root's first, as paths relative to the root. The
 * workspace is at most two levels deep (`brands/`, `packages/<name>/`). The lab is a workspace of its own.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listManifests(root) {
  const folders = foldersIn(root).filter(
    (folder) => !existsSync(join(root, folder, 'pnpm-workspace.yaml')),
  );
  const nested = folders.flatMap((folder) =>
    foldersIn(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return ['.', ...folders, ...nested]
    .map((folder) => (folder === '.' ? 'package.json' : `${folder}/package.json`))
    .filter((path) => existsSync(join(root, path)));
}

/** @param {string} path */
function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}
