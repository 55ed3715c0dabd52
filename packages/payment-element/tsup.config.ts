import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { type Options, defineConfig } from 'tsup';

/** What both builds have in common. Texts and forms are files of their own, which are loaded when they are needed. */
const common: Options = {
  format: 'esm',
  target: 'es2022',
  // Texts stay as they are written: escaped, a letter of most languages would take six bytes.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
};

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The texts of a language are one object. Otherwise each text would be an export as well, and the file half as large again. */
const texts: Plugin = {
  name: 'texts',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]texts[\\/].+[.]json$/ }, ({ path }) => ({
      contents: `export default ${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }));
  },
};

/** What is imported on demand is a file beside the one that imports it. */
const onDemand: Plugin = {
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

export default defineConfig([
  {
    ...common,
    // For a bundler: the library and the packages are shared with the rest of the page.
    entry: ['src/index.ts'],
    noExternal: ['@shop/i18n'],
    esbuildPlugins: [texts],
    clean: ['!browser/**'],
    // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated. Types are checked by
    // `npm run types`; checking them here again takes as long as everything else.
    dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
  },
  {
    ...common,
    // For a page without one: `<script type="module" src="…/dist/browser/index.js">` needs nothing else. What two files have in
    // common is in both: in a third one it would be larger, and the page would wait for it.
    entry: { index: 'src/index.ts', 'card-views': 'src/card-views.ts', ...textEntries },
    outDir: 'dist/browser',
    noExternal: [/.*/],
    esbuildPlugins: [texts, onDemand],
    splitting: false,
    platform: 'browser',
    minify: true,
    clean: true,
  },
]);
