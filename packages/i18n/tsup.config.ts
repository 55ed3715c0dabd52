import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/choose-language.ts',
    'src/isolated.ts',
    'src/match-language.ts',
    'src/react.tsx',
  ],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated. Types are checked by
  // `npm run types`; checking them here again takes as long as everything else.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
  // Texts stay as they are written: escaped, a letter of most languages would take six bytes.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  // A catalogue is one object. Otherwise each of its texts would be an export as well, under its key, which bundlers of other
  // teams may not read.
  esbuildPlugins: [
    {
      name: 'catalogues',
      setup: (build) => {
        build.onLoad({ filter: /[\\/]catalogues[\\/].+[.]json$/ }, ({ path }) => ({
          contents: `export default ${readFileSync(path, 'utf8')}`,
          loader: 'js',
        }));
      },
    },
  ],
});
