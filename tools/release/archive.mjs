import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../api/read-entries.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { field } from '../test/json.mjs';

/** @typedef {import('./members.mjs').Member} Member */

/**
 * Writes an archive of each member, named by its version: the packed package as it was checked, or the
 * built files of an app, which are the same in every environment. All have to be built. Beside the archive of a package
 * with a file for a script element is the integrity of that file, and beside that of a storefront an archive of its source
 * maps.
 *
 * @param {readonly Member[]} members
 * @param {string} to an existing folder
 * @returns {Promise<readonly string[]>} the paths of what was written
 */
export async function archiveAll(members, to) {
  const written = await Promise.all(
    members.map(async (member) => {
      const file = await archive(member, to);
      const maps = await archiveMaps(member, file);
      if (maps !== null) return [file, maps];
      const integrity = member.kind === 'package' ? integrityOf(member.folder) : null;
      if (integrity === null) return [file];
      const beside = file.replace(/tgz$/, 'integrity.json');
      writeFileSync(beside, `${JSON.stringify(integrity, null, 2)}\n`);
      return [file, beside];
    }),
  );
  return written.flat();
}

/**
 * Returns what a page writes into the `integrity` of its script element, by the path of the file in the package, which
 * the manifest has as `unpkg`.
 *
 * @param {string} folder of a built package
 * @returns {Readonly<Record<string, string>> | null} null if it has no such file
 */
function integrityOf(folder) {
  const path = field(readManifest(folder), 'unpkg');
  if (typeof path !== 'string') return null;
  const hash = createHash('sha384').update(readFileSync(join(folder, path)));
  return { [path.replace('./', '')]: `sha384-${hash.digest('base64')}` };
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
  await run(name, 'tar', ['-czf', file, '-C', folder, 'dist']);
  return file;
}

/**
 * Archives the source maps of an app, which are not served.
 *
 * @param {Member} member
 * @param {string} file the archive of the app
 * @returns {Promise<string | null>} null if it has none
 */
async function archiveMaps({ kind, name, folder }, file) {
  const reports = join(folder, 'reports');
  if (kind === 'package' || !existsSync(join(reports, 'source-maps'))) return null;
  const beside = file.replace(/tgz$/, 'maps.tgz');
  await run(name, 'tar', ['-czf', beside, '-C', reports, 'source-maps']);
  return beside;
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
