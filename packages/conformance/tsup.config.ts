import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: 'esm',
  target: 'node20',
  clean: true,
  // The contract is TypeScript in the workspace; bundled, the command runs there and elsewhere alike.
  noExternal: ['@shop/contract'],
  // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated. Types are checked by
  // `npm run types`; checking them here again takes as long as everything else.
  dts: { entry: 'src/index.ts', compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
});
