import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const stampFile = 'node_modules/.setup-stamp';

/**
 * Returns whether the installed packages match the fingerprint. They do not if a workspace folder has
 * lost its node_modules, for example by `git clean`.
 *
 * @param {string} root
 * @param {string} fingerprint
 * @param {readonly string[]} manifests relative to the root
 * @returns {boolean}
 */
export function isInstalled(root, fingerprint, manifests) {
  const path = join(root, stampFile);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== fingerprint) return false;
  return manifests.every((manifest) => existsSync(join(root, dirname(manifest), 'node_modules')));
}

/**
 * Records that the installed packages match the fingerprint.
 *
 * @param {string} root
 * @param {string} fingerprint
 * @returns {void}
 */
export function writeStamp(root, fingerprint) {
  writeFileSync(join(root, stampFile), fingerprint);
}
