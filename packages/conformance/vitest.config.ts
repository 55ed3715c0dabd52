import { defineConfig } from 'vitest/config';

// Some tests go through the network of this machine, which may be busy.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 } });
