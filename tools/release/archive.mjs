import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';

/** @typedef {import('./members.mjs').Member} Member */

/**
 * Writes an archive of each member, named by its version: the packed package as it was checked, or the
 * built files of an app, with what its payment pages may load. All have to be built, and `@shop/hosting`.
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
  const inventory = (await writeInventory(folder)) ? ['-C', 'reports', 'script-inventory'] : [];
  await run(name, 'tar', ['-czf', file, '-C', folder, 'dist', ...inventory]);
  return file;
}

/**
 * Writes the script inventory of each brand, with the hashes of the build of a storefront (ADR 85).
 *
 * @param {string} folder of an app
 * @returns {Promise<boolean>} false if the app has no pages of a shop
 */
async function writeInventory(folder) {
  if (!existsSync(join(folder, 'dist/inline-sources.json'))) return false;
  const to = join(folder, 'reports/script-inventory');
  // There may be pages of brands that are gone.
  rmSync(to, { recursive: true, force: true });
  const options = ['--inventory', basename(folder), '--out', to];
  await run(folder, process.execPath, ['packages/hosting/dist/main.js', ...options]);
  return true;
}

/**
 * @param {string} what is archived
 * @param {string} program
 * @param {readonly string[]} args
 */
async function run(what, program, args) {
  const { code, output } = await runCommand(program, args, { cwd: repository });
  if (code !== 0) throw new PlainFailure(`${what} could not be archived:\n${output}`);
}
