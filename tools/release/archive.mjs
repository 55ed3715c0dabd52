import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../api/read-entries.mjs';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { field } from '../test/json.mjs';
import { sbom } from './sbom.mjs';

/** @typedef {import('./members.mjs').Member} Member */

/**
 * Writes an archive of each member, named by its version: the packed package as it was checked, or the
 * built files of an app, which are the same in every environment. All have to be built. Beside each archive is the list of
 * what it consists of; beside that of a package with a file for a script element the integrity of that file, and beside
 * that of a storefront an archive of its source maps. The same builds and the same time give the same bytes.
 *
 * @param {readonly Member[]} members
 * @param {string} to an existing folder
 * @param {Date} time of the files in the archives
 * @returns {Promise<readonly string[]>} the paths of what was written
 */
export async function archiveAll(members, to, time) {
  const written = await Promise.all(
    members.map(async (member) => {
      const file = await archive(member, to, time);
      const list = file.replace(/tgz$/, 'cdx.json');
      writeFileSync(list, sbom(member, file, time));
      const maps = await archiveMaps(member, file, time);
      if (maps !== null) return [file, list, maps];
      const integrity = member.kind === 'package' ? integrityOf(member.folder) : null;
      if (integrity === null) return [file, list];
      const beside = file.replace(/tgz$/, 'integrity.json');
      writeFileSync(beside, `${JSON.stringify(integrity, null, 2)}\n`);
      return [file, list, beside];
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
 * @param {Date} time
 * @returns {Promise<string>}
 */
async function archive({ kind, name, version, folder }, to, time) {
  const file = join(to, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (kind === 'package') {
    copyFileSync(join(folder, 'reports/package.tgz'), file);
    return file;
  }
  await run(name, 'tar', [...reproducible(time), '-cf', file, '-C', folder, 'dist']);
  return file;
}

/**
 * Archives the source maps of an app, which are not served.
 *
 * @param {Member} member
 * @param {string} file the archive of the app
 * @param {Date} time
 * @returns {Promise<string | null>} null if it has none
 */
async function archiveMaps({ kind, name, folder }, file, time) {
  const reports = join(folder, 'reports');
  if (kind === 'package' || !existsSync(join(reports, 'source-maps'))) return null;
  const beside = file.replace(/tgz$/, 'maps.tgz');
  await run(name, 'tar', [...reproducible(time), '-cf', beside, '-C', reports, 'source-maps']);
  return beside;
}

/**
 * Returns the options of GNU tar that leave out of an archive what differs from machine to machine: the order of a
 * folder's files, their times, owners and modes, and the time in the header of gzip.
 *
 * @param {Date} time
 * @returns {readonly string[]}
 */
function reproducible(time) {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const order = ['--sort=name', `--mtime=@${Math.floor(time.getTime() / 1000)}`];
  return ['--format=gnu', ...order, ...owner, '-I', 'gzip -9n'];
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
