import { exec } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { installError } from './install-error.mjs';

/**
 * pnpm in the version that package.json names.
 * @typedef {object} PackageManager
 * @property {string} version
 * @property {string} program in JavaScript, for Node: unlike those in the folder, it starts without a shell on Windows
 * @property {string} folder to be first on the PATH of what starts `pnpm`
 * @property {string} settings the file of npm's global settings; pnpm does not find it if npm's prefix was changed
 */

/**
 * Finds the package manager in npm's cache, where npm downloads it to if needed: it need not be installed, and another
 * version on the PATH does not matter. Remembers it in `node_modules/.setup-pnpm`, since npm takes a second to start.
 *
 * @param {string} root of the repository
 * @param {(version: string, root: string) => Promise<string>} [ask] returns PATH and `npm_config_globalconfig`, as npm
 *   sets them for a program of the package, each on a line
 * @returns {Promise<PackageManager>}
 * @throws {PlainFailure} if it cannot be downloaded
 */
export async function findPackageManager(root, ask = askNpm) {
  const version = readVersion(root);
  const remembered = join(root, 'node_modules/.setup-pnpm');
  const text = existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
  const [last, lastFolder = '', lastSettings = ''] = text.split('\n');
  if (last === version && existsSync(programIn(lastFolder)))
    return {
      version,
      program: programIn(lastFolder),
      folder: lastFolder,
      settings: lastSettings,
    };

  const [path = '', settings = ''] = (await ask(version, root)).trim().split(/\r?\n/);
  const folder = path.split(delimiter).find((one) => existsSync(programIn(one)));
  if (folder === undefined)
    throw new Error(`npm has put pnpm ${version} in no node_modules of ${path}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(remembered, [version, folder, settings].join('\n'));
  return { version, program: programIn(folder), folder, settings };
}

/**
 * Returns the variables of this process with the package manager first on the PATH, and other programs after it.
 *
 * @param {PackageManager} manager
 * @param {readonly string[]} [folders] of the other programs
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf({ folder, settings }, folders = []) {
  const PATH = [folder, ...folders, process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, PATH, npm_config_globalconfig: settings };
}

/** @param {string} folder `.bin` of a node_modules */
const programIn = (folder) => join(folder, '../pnpm/bin/pnpm.cjs');

/**
 * Returns the version of the package manager, without the hash, which npm does not accept.
 *
 * @param {string} root
 */
function readVersion(root) {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const [, version] = /"packageManager": "pnpm@([\w.-]+)/.exec(manifest) ?? [];
  if (version === undefined) throw new Error('package.json has no pnpm as its packageManager');
  return version;
}

/**
 * @param {string} version
 * @param {string} root
 * @returns {Promise<string>}
 */
function askNpm(version, root) {
  const print = ['PATH', 'npm_config_globalconfig'].map((one) => `console.log(process.env.${one})`);
  // --yes: without it npm asks before it downloads a package.
  const npm = `npm exec --yes --prefer-offline --package=pnpm@${version} -- node -e "${print.join(';')}"`;
  return new Promise((resolve, reject) => {
    exec(npm, { cwd: root }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new PlainFailure(`${stderr}\n${installError(stderr, { root, folder: root })}`));
    });
  });
}
