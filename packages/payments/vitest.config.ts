import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/test/page/empty-page.ts'],
    // Modules keep no state, and loading them again for each file takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
