// Builds the page as a consumer of the packages does: packs them, installs the tarballs in a folder
// outside of the workspace, and bundles it into `dist`. Its types are checked with those packages: `tools/consumers.mjs`.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { installPacked } from './install-packed.mjs';
import { readJson } from './read-json.mjs';

const here = import.meta.dirname;
const repository = join(here, '../..');
const published = ['@shop/payments', '@shop/payment-element', '@shop/contract', 'valibot'];

/** @param {string} folder of the consumer */
async function bundle(folder) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [
      'src/main.js',
      'src/with-element.js',
      'src/in-worker.js',
      'src/web-worker.js',
      'src/every-channel.js',
    ],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
  });
  for (const file of ['index.html', 'element.html', 'style.css'])
    cpSync(join(folder, 'src', file), join(folder, 'dist', file));
  // Pages without a bundler load the packages through an import map.
  for (const name of published)
    cpSync(join(folder, 'node_modules', name), join(folder, 'dist/node_modules', name), {
      recursive: true,
      dereference: true,
    });
  const lock = readJson(join(folder, 'package-lock.json'));
  const madeOf = { inputs: Object.keys(metafile.inputs), lock };
  writeFileSync(join(folder, 'dist/made-of.json'), JSON.stringify(madeOf, null, 2));
}

const consumer = mkdtempSync(join(tmpdir(), 'plain-web-'));
try {
  cpSync(join(here, 'src'), join(consumer, 'src'), { recursive: true });
  await installPacked(repository, consumer);
  await bundle(consumer);
  rmSync(join(here, 'dist'), { recursive: true, force: true });
  cpSync(join(consumer, 'dist'), join(here, 'dist'), { recursive: true });
} finally {
  rmSync(consumer, { recursive: true, force: true });
}
