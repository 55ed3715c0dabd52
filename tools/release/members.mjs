import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../api/read-entries.mjs';
import { field, text } from '../test/json.mjs';

/**
 * Something that is released on its own: a package for the registry, or the static files of an app.
 * @typedef {object} Member
 * @property {'package' | 'app'} kind
 * @property {string} name
 * @property {string} version
 * @property {string} folder absolute
 */

/** The apps that are deployed as static files. A new one needs an entry here. */
const apps = ['storefront-new', 'storefront-legacy', 'card-frame'];

/**
 * Reads the public packages of the workspace and the apps that are deployed.
 *
 * @param {string} root
 * @returns {readonly Member[]}
 */
export function readMembers(root) {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    readMember(join(root, 'packages', name), 'package'),
  );
  return [...packages, ...apps.flatMap((name) => readMember(join(root, 'apps', name), 'app'))];
}

/**
 * @param {string} folder
 * @param {Member['kind']} kind
 * @returns {Member[]} none for a package that is not published
 */
function readMember(folder, kind) {
  const manifest = readManifest(folder);
  if (kind === 'package' && field(manifest, 'private') === true) return [];
  return [{ kind, name: text(manifest, 'name'), version: text(manifest, 'version'), folder }];
}
