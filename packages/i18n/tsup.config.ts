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
});
