import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';

/** What both builds have in common. Texts stay as they are written: escaped, a letter of most languages would take six bytes. */
const common = /** @type {const} */ ({ target: 'es2022', charset: 'utf8' });

/** @typedef {import('esbuild').Plugin} Plugin */

/**
 * The texts of a language are one object. Otherwise each text would be an export as well, and the file half as large again.
 *
 * @type {Plugin}
 */
const texts = {
  name: 'texts',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]texts[\\/].+[.]json$/ }, ({ path }) => ({
      contents: `export default ${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }));
  },
};

/**
 * What is imported on demand is a file beside the one that imports it.
 *
 * @type {Plugin}
 */
const onDemand = {
  name: 'on-demand',
  setup: (build) => {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${parse(path).name}.js`, external: true } : undefined,
    );
  },
};

const textEntries = Object.fromEntries(
  readdirSync('src/texts')
    .filter((name) => name.endsWith('.json'))
    .map((name) => [parse(name).name, `src/texts/${name}`]),
);

// Texts and forms are files of their own, which are loaded when they are needed.
export default [
  {
    ...common,
    // For a bundler: the library and the packages are shared with the rest of the page.
    entryPoints: { index: 'src/index.ts' },
    plugins: [texts],
  },
  {
    ...common,
    // For a page without one: `<script type="module" src="…/dist/browser/index.js">` needs nothing else. What two files have in
    // common is in both: in a third one it would be larger, and the page would wait for it.
    entryPoints: { index: 'src/index.ts', 'card-views': 'src/card-views.ts', ...textEntries },
    outdir: 'browser',
    inside: /./,
    plugins: [texts, onDemand],
    splitting: false,
    platform: 'browser',
    minify: true,
  },
];
