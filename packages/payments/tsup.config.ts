import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    providers: 'src/providers/entry.ts',
    'hosted-card': 'src/hosted-card/entry.ts',
    'gateway-script': 'src/gateway/entry.ts',
    'in-game-card': 'src/in-game-card/entry.ts',
    cards: 'src/cards/entry.ts',
  },
  format: 'esm',
  target: 'es2022',
  clean: true,
  // tsup passes a baseUrl to the compiler, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
