import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['./test/set-up.ts'],
    // Parts keep no state of their own: the headless library is loaded once, not once a file.
    isolate: false,
    // Roles and names are computed over whole popups, which takes its time on a busy machine.
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'stable' } },
  },
});
