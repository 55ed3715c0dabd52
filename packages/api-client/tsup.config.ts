import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/endpoints/*-api.ts',
    'src/endpoints/opaque-params.ts',
    'src/endpoints/order-answer.ts',
    'src/transport/early-calls.ts',
    'src/transport/index.ts',
    'src/tracking/create-tracker.ts',
  ],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
