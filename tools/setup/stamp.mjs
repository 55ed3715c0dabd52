import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listManifests } from './manifests.mjs';

const stampFile = 'node_modules/.setup-stamp';

/**
 * Whether the packages on disk are the ones this fingerprint asks for. A workspace folder that has
 * lost its own node_modules (`git clean`) counts as not installed.
 *
 * @param {string} root
 * @param {string} fingerprint
 * @returns {boolean}
 */
export function isInstalled(root, fingerprint) {
  const path = join(root, stampFile);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== fingerprint) return false;
  return listManifests(root).every((manifest) =>
    existsSync(join(root, dirname(manifest), 'node_modules')),
  );
}

/**
 * Remembers that the packages on disk are the ones this fingerprint asks for.
 *
 * @param {string} root
 * @param {string} fingerprint
 * @returns {void}
 */
export function writeStamp(root, fingerprint) {
  writeFileSync(join(root, stampFile), fingerprint);
}
