import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** One file of `dist` per entry of the exports map, named like it; `.` is `index`. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([name, source]) => [
    name === '.' ? 'index' : name.slice('./'.length),
    source,
  ]),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  clean: true,
  // What is used of the contract is small and comes along, so that a page without a bundler needs
  // no import map for it; the types still come from the package.
  noExternal: ['@shop/contract'],
  // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated. Types are checked by
  // `npm run types`; checking them here again takes as long as everything else.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
});
