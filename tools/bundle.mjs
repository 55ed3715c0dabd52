// `node tools/bundle.mjs`, in the folder of a package: writes the bundles of its `bundle.config.mjs` to `dist`, which is
// emptied before; with `--to` to another folder.
import { rmSync } from 'node:fs';
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
 * A bundle of a package: options of esbuild, of which those of an ES module for Node are the usual ones. Without
 * `entryPoints` it has the entries that the package publishes. The dependencies that match `inside` come with it; all
 * others stay imports.
 *
 * @typedef {import('esbuild').BuildOptions & { readonly inside?: RegExp }} Bundle
 */

await main(async () => {
  const folder = process.cwd();
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } });
  const config = pathToFileURL(join(folder, 'bundle.config.mjs')).href;
  const { default: bundles } = /** @type {{ readonly default: readonly Bundle[] }} */ (
    await import(config)
  );
  const manifest = readManifest(folder);
  const dependencies = ['dependencies', 'peerDependencies'].flatMap((kind) =>
    keysOf(field(manifest, kind)),
  );
  rmSync(values.to, { recursive: true, force: true });
  await Promise.all(
    bundles.map(({ inside = /^$/, outdir = '.', ...options }) =>
      build({
        ...{ bundle: true, format: 'esm', platform: 'node', splitting: true },
        entryPoints: options.entryPoints ?? readSources(folder),
        external: dependencies.filter((name) => !inside.test(name)),
        ...options,
        outdir: join(values.to, outdir),
      }),
    ),
  );
  return 0;
});
