import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** One file of `dist` per entry of the exports map, named like it; `.` is `index`. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([name, source]) => [
    name === '.' ? 'index' : name.slice('./'.length),
    source,
  ]),
);

// What is used of the contract is small and comes along, so that a page without a bundler needs
// no import map for it; the types still come from the package.
const noExternal = ['@shop/contract'];

export default defineConfig([
  {
    ...{ entry, noExternal },
    format: 'esm',
    target: 'es2022',
    // The other build may have written its file already.
    clean: ['!shop-payments.js'],
    // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated. Types are checked by
    // `npm run types`; checking them here again takes as long as everything else.
    dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
  },
  {
    entry: { 'shop-payments': 'src/script/entry.ts' },
    noExternal: [...noExternal, 'valibot'],
    format: 'iife',
    globalName: 'ShopPayments',
    // No bundler of the page lowers it.
    target: 'es2018',
    minify: true,
    banner: {
      js: `/*! ${manifest.name} ${manifest.version}, MIT. Contains valibot, MIT, (c) Fabian Hiller. */`,
    },
    outExtension: () => ({ js: '.js' }),
  },
]);
