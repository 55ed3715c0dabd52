// `node tools/bundle.mjs`, in the folder of a package: writes its bundles to `dist`, which is emptied before; with `--to` to
// another folder. Without a `bundle.config.mjs` it is one bundle, with the entries that the package publishes.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { keysOf } from './api/keys-of.mjs';
import { readManifest } from './api/read-entries.mjs';
import { readSources } from './bundle/read-sources.mjs';
import { main } from './terminal/main.mjs';
import { field } from './test/json.mjs';

/**
 * A bundle of a package: options of esbuild, of which those of an ES module of 2022 are the usual ones. Without
 * `entryPoints` it has the entries that the package publishes. The dependencies that match `inside` come with it; all
 * others stay imports.
 *
 * @typedef {import('esbuild').BuildOptions & { readonly inside?: RegExp }} Bundle
 */

/**
 * A file of texts is one object. Otherwise each text would be an export as well, under its key, which bundlers of other
 * teams may not read, and the file half as large again.
 *
 * @type {import('esbuild').Plugin}
 */
const wholeObjects = {
  name: 'whole-objects',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[.]json$/ }, ({ path }) => ({
      contents: `export default ${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }));
  },
};

/**
 * @param {string} folder of the package
 * @returns {Promise<readonly Bundle[]>}
 */
async function readBundles(folder) {
  const path = join(folder, 'bundle.config.mjs');
  if (!existsSync(path)) return [{}];
  const config = /** @type {{ readonly default: readonly Bundle[] }} */ (
    await import(pathToFileURL(path).href)
  );
  return config.default;
}

await main(async () => {
  const folder = process.cwd();
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } });
  const bundles = await readBundles(folder);
  const manifest = readManifest(folder);
  const dependencies = ['dependencies', 'peerDependencies'].flatMap((kind) =>
    keysOf(field(manifest, kind)),
  );
  rmSync(values.to, { recursive: true, force: true });
  await Promise.all(
    bundles.map(({ inside = /^$/, outdir = '.', plugins = [], ...options }) =>
      build({
        ...{ bundle: true, format: 'esm', target: 'es2022', platform: 'node', splitting: true },
        entryPoints: options.entryPoints ?? readSources(folder),
        external: dependencies.filter((name) => !inside.test(name)),
        ...options,
        outdir: join(values.to, outdir),
        plugins: [wholeObjects, ...plugins],
      }),
    ),
  );
  return 0;
});
