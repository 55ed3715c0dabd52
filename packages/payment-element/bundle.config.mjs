import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

/**
 * What is imported on demand is a file beside the one that imports it.
 *
 * @type {import('esbuild').Plugin}
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

// Texts and forms are files of their own, which are loaded when they are needed. Texts stay as they are written: escaped, a
// letter of most languages would take six bytes.
export default [
  {
    charset: 'utf8',
    // For a bundler: the library and the packages are shared with the rest of the page.
    entryPoints: { index: 'src/index.ts' },
  },
  {
    charset: 'utf8',
    // For a page without one: `<script type="module" src="…/dist/browser/index.js">` needs nothing else. What two files have in
    // common is in both: in a third one it would be larger, and the page would wait for it.
    entryPoints: { index: 'src/index.ts', 'card-views': 'src/card-views.ts', ...textEntries },
    outdir: 'browser',
    inside: /./,
    plugins: [onDemand],
    splitting: false,
    platform: 'browser',
    minify: true,
  },
];
