import { cpSync, existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './read-json.mjs';
import { run } from './run.mjs';

/** What a stranger installs; the first brings in the second. */
const ours = ['payments', 'contract'];

/**
 * Where a package is installed that another one depends on.
 *
 * @param {string} folder of the package that asks, resolved
 * @param {string} name
 */
function installedFrom(folder, name) {
  const beside = folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length);
  const places = [join(folder, 'node_modules', name), join(beside, name)];
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
 * Copies other people's packages that ours need from where the workspace has them, without their
 * scripts: a build needs no registry for what is there already.
 *
 * @param {string} folder of the package that needs them
 * @param {string} copies where the copies go
 * @param {Set<string>} names of what has been copied
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
 * Packs our packages as they would be published and installs the tarballs with npm, in a folder that
 * no workspace reaches.
 *
 * @param {string} repository
 * @param {string} folder empty, outside of the repository
 * @returns {Promise<void>}
 */
export async function installPacked(repository, folder) {
  const pnpm = join(repository, 'node_modules/.bin/pnpm');
  const places = ours.map((name) => join(repository, 'packages', name));
  await Promise.all(
    places.map((place) => run(pnpm, ['pack', '--pack-destination', folder], place)),
  );
  /** @type {Record<string, string>} */
  const dependencies = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz')))
    dependencies[`@shop/${file.split('-')[1] ?? ''}`] = `file:./${file}`;
  /** @type {Set<string>} */
  const foreign = new Set();
  for (const place of places) copyForeign(place, join(folder, 'foreign'), foreign);
  for (const name of foreign) dependencies[name] = `file:./foreign/${name}`;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module', dependencies }),
  );
  // Everything it needs is there: it asks nobody, and runs nobody's scripts.
  const quiet = ['--offline', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quiet], folder);
}
