import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tools/test/page/empty-page.ts', 'src/testing/react-tests.ts'],
    // Modules keep no state, and loading them again for each file takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
