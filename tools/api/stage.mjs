import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { field } from '../test/json.mjs';
import { keysOf } from './keys-of.mjs';
import { readManifest } from './read-entries.mjs';

/**
 * Installs a built package and its dependencies into a `node_modules` folder with the published
 * exports. In the workspace its declarations would resolve to source files.
 *
 * @param {string} folder of the package, in the workspace
 * @param {string} modules path of the `node_modules`
 * @returns {string} folder of the installed package
 */
export function stagePackage(folder, modules) {
  const manifest = readManifest(folder);
  const name = String(field(manifest, 'name'));
  const target = join(modules, name);
  if (existsSync(target)) return target;
  const built = join(folder, 'dist');
  if (!existsSync(built))
    throw new PlainFailure(`${name} is not built. Run \`npm run build\` first.`);

  cpSync(built, join(target, 'dist'), { recursive: true });
  const published = Object.assign({}, manifest, field(manifest, 'publishConfig'));
  writeFileSync(join(target, 'package.json'), JSON.stringify(published));
  const dependencies = field(manifest, 'dependencies');
  for (const dependency of keysOf(dependencies)) {
    const version = String(field(dependencies, dependency));
    const installed = realpathSync(join(folder, 'node_modules', dependency));
    if (version.startsWith('workspace:')) stagePackage(installed, modules);
    else link(installed, join(modules, dependency));
  }
  return target;
}

/**
 * @param {string} installed
 * @param {string} path
 */
function link(installed, path) {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(installed, path, 'dir');
}
