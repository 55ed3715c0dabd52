import { readFileSync } from 'node:fs';
import { type Options, defineConfig } from 'tsup';

/** What both builds have in common. Texts and forms are files of their own, which are loaded when they are needed. */
const common: Options = {
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // Texts stay as they are written: escaped, a letter of most languages would take six bytes.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  // The texts of a language are one object. Otherwise each text would be an export as well, and the file half as large again.
  esbuildPlugins: [
    {
      name: 'texts',
      setup: (build) => {
        build.onLoad({ filter: /[\\/]texts[\\/].+[.]json$/ }, ({ path }) => ({
          contents: `export default ${readFileSync(path, 'utf8')}`,
          loader: 'js',
        }));
      },
    },
  ],
};

export default defineConfig([
  {
    ...common,
    // For a bundler: the library and the packages are shared with the rest of the page.
    noExternal: ['@shop/i18n'],
    clean: ['!browser/**'],
    // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated. Types are checked by
    // `npm run types`; checking them here again takes as long as everything else.
    dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
  },
  {
    ...common,
    // For a page without one: `<script type="module" src="…/dist/browser/index.js">` needs nothing else.
    outDir: 'dist/browser',
    noExternal: [/.*/],
    platform: 'browser',
    minify: true,
  },
]);
