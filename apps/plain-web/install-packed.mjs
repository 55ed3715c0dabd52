import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './read-json.mjs';

/** The packages that a consumer installs; each depends on those after it. */
const packed = ['payment-element', 'payments', 'contract'];

/**
 * Finds the folder where a dependency of a package is installed.
 *
 * @param {string} folder of the dependent package, resolved
 * @param {string} name
 */
function installedFrom(folder, name) {
  const siblings = folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length);
  const places = [join(folder, 'node_modules', name), join(siblings, name)];
  const place = places.find((one) => existsSync(one));
  if (place === undefined) throw new Error(`${name}, which ${folder} needs, is not installed`);
  return realpathSync(place);
}

/**
 * @param {string} folder
 * @returns {Readonly<Record<string, unknown>>}
 */
function manifestOf(folder) {
  return readJson(join(folder, 'package.json'));
}

/** @param {string} folder */
function dependenciesOf(folder) {
  return Object.keys(manifestOf(folder)['dependencies'] ?? {});
}

/**
 * Copies the third-party dependencies of the packages from the workspace, without their scripts, so
 * that the build needs no registry.
 *
 * @param {string} folder of the package that needs them
 * @param {string} copies target folder
 * @param {Set<string>} names of the packages copied so far
 */
function copyForeign(folder, copies, names) {
  for (const name of dependenciesOf(folder)) {
    if (name.startsWith('@shop/') || names.has(name)) continue;
    names.add(name);
    const place = installedFrom(folder, name);
    cpSync(place, join(copies, name), { recursive: true, dereference: true });
    const { scripts: _scripts, devDependencies: _tools, ...manifest } = manifestOf(place);
    writeFileSync(join(copies, name, 'package.json'), JSON.stringify(manifest));
    copyForeign(place, copies, names);
  }
}

/**
 * Runs a command and waits until it ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 * @throws {Error} with its output if it fails
 */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    execFile(command, [...args], { cwd }, (error, stdout, stderr) => {
      if (error === null) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`));
    });
  });
}

/**
 * Packs the packages as for publishing, and installs the tarballs with npm in a folder outside of the
 * workspace.
 *
 * @param {string} repository
 * @param {string} folder empty, outside of the repository
 * @returns {Promise<void>}
 */
export async function installPacked(repository, folder) {
  const pack = [join(repository, 'tools/pnpm.mjs'), 'pack', '--pack-destination', folder];
  const places = packed.map((name) => join(repository, 'packages', name));
  await Promise.all(places.map((place) => run(process.execPath, pack, place)));
  /** @type {Record<string, string>} */
  const dependencies = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz')))
    dependencies[file.replace(/^shop-(.*)-\d+\.\d+\.\d+.*\.tgz$/, '@shop/$1')] = `file:./${file}`;
  /** @type {Set<string>} */
  const foreign = new Set();
  for (const place of places) copyForeign(place, join(folder, 'foreign'), foreign);
  for (const name of foreign) dependencies[name] = `file:./foreign/${name}`;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies }),
  );
  // All packages are local files: npm needs no registry and runs no scripts.
  const options = [
    '--offline',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
  ];
  await run('npm', ['install', ...options], folder);
}
