import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';

/** @typedef {import('./members.mjs').Member} Member */

/**
 * Writes an archive of each member, named by its version: the packed package as it was checked, or the
 * built files of an app. Both have to be built.
 *
 * @param {readonly Member[]} members
 * @param {string} to an existing folder
 * @returns {Promise<readonly string[]>} the paths of the archives
 */
export async function archiveAll(members, to) {
  return Promise.all(members.map(async (member) => archive(member, to)));
}

/**
 * @param {Member} member
 * @param {string} to
 * @returns {Promise<string>}
 */
async function archive({ kind, name, version, folder }, to) {
  const file = join(to, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (kind === 'package') {
    copyFileSync(join(folder, 'reports/package.tgz'), file);
    return file;
  }
  const { code, output } = await runCommand('tar', ['-czf', file, '-C', folder, 'dist']);
  if (code !== 0) throw new PlainFailure(`${name} could not be archived:\n${output}`);
  return file;
}
