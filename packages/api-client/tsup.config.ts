import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/checkout.ts',
    'src/coupons.ts',
    'src/activities.ts',
    'src/replenishment.ts',
    'src/cards.ts',
    'src/sign-in.ts',
    'src/tracking.ts',
  ],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
