import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test-sandbox/provide-database.ts'],
    // Modules keep no state between test files, so each worker loads them once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
