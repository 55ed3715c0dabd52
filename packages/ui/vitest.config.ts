import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['./test/set-up.ts'],
    // Roles and names are computed over whole popups, which takes its time on a busy machine.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'stable' } },
  },
});
