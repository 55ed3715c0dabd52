import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['./test/set-up.ts'],
    css: { modules: { classNameStrategy: 'stable' } },
  },
});
