import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes everything that node_modules depends on: the lockfile, the workspace's settings, every
 * manifest, and the version of Node and the platform.
 *
 * @param {string} root folder of the lockfile
 * @param {string} runtime for instance `v20.20.2 linux x64`
 * @param {readonly string[]} manifests relative to the root
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(root, runtime, manifests) {
  const hash = createHash('sha256').update(runtime);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests];
  for (const file of files) {
    const path = join(root, file);
    const content = existsSync(path) ? readFileSync(path) : '';
    // Name and length separate the files, so that moving text between them changes the hash.
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
