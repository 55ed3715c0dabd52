import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { field } from '../test/json.mjs';
import { keysOf } from './keys-of.mjs';
import { readManifest } from './read-entries.mjs';

/**
 * Puts a built package of ours, and what it depends on, below a `node_modules` as it stands where it
 * is installed: entered through its published exports. Seen from the workspace its declarations would
 * lead to our sources.
 *
 * @param {string} folder of the package, in the workspace
 * @param {string} modules path of the `node_modules`
 * @returns {string} where the package stands now
 */
export function stagePackage(folder, modules) {
  const manifest = readManifest(folder);
  const name = String(field(manifest, 'name'));
  const place = join(modules, name);
  if (existsSync(place)) return place;
  const built = join(folder, 'dist');
  if (!existsSync(built))
    throw new PlainFailure(`${name} is not built. Run \`npm run build\` first.`);

  cpSync(built, join(place, 'dist'), { recursive: true });
  const published = Object.assign({}, manifest, field(manifest, 'publishConfig'));
  writeFileSync(join(place, 'package.json'), JSON.stringify(published));
  const dependencies = field(manifest, 'dependencies');
  for (const dependency of keysOf(dependencies)) {
    const version = String(field(dependencies, dependency));
    const installed = realpathSync(join(folder, 'node_modules', dependency));
    if (version.startsWith('workspace:')) stagePackage(installed, modules);
    else link(installed, join(modules, dependency));
  }
  return place;
}

/**
 * @param {string} installed
 * @param {string} place
 */
function link(installed, place) {
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(installed, place, 'dir');
}
