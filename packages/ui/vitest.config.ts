import { defineConfig } from 'vitest/config';

/** Rules alone; components are tested by their stories. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,test,.storybook}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
});
