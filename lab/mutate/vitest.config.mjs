// Runs in Stryker's copy of the repository: the unit tests of one package, set up as `npm test` does.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['tools/test/page/empty-page.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
