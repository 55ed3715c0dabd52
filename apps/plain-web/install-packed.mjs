import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
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

/** @param {string} folder */
function manifestOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, type, main, module, types, exports, sideEffects, dependencies } = manifest;
  return { name, version, type, main, module, types, exports, sideEffects, dependencies };
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
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    if (name.startsWith('@shop/') || names.has(name)) continue;
    names.add(name);
    const place = installedFrom(folder, name);
    cpSync(place, join(copies, name), { recursive: true, dereference: true });
    writeFileSync(join(copies, name, 'package.json'), JSON.stringify(manifestOf(place)));
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
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  const packed = tarballs.map((file) => [`@shop/${file.split('-')[1] ?? ''}`, `file:./${file}`]);
  const foreign = new Set();
  for (const place of places) copyForeign(place, join(folder, 'foreign'), foreign);
  const copied = [...foreign].map((name) => [name, `file:./foreign/${name}`]);
  const dependencies = Object.fromEntries([...packed, ...copied]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module', dependencies }),
  );
  const quiet = [
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--install-links',
    '--legacy-peer-deps',
  ];
  await run('npm', ['install', ...quiet], folder);
}
