import { defineConfig } from 'vitest/config';

/** Rules alone; components are tested by their stories. Tokens are read as a document reads them. */
export default defineConfig({ test: { environment: 'jsdom' } });
