import { defineConfig } from 'vitest/config';

/**
 * All unit tests in one run: one process to start, one report, two cores evenly used. Each project has
 * a long time limit, since it only has to end a test that hangs: no test judges how long something takes.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'packages/*',
      'brands',
      'apps/!(e2e)',
      {
        test: {
          name: 'tools',
          root: 'tools',
          include: ['**/*.test.mjs'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
