import { defineConfig } from 'vitest/config';

/** The comparison with nginx, which has to be installed. It needs the builds of both storefronts. */
export default defineConfig({
  test: {
    include: ['nginx/**/*.test.ts'],
    globalSetup: ['src/test-sandbox/provide-database.ts'],
    // Other steps of continuous integration run beside it.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
