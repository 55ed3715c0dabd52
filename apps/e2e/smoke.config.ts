import { defineConfig } from '@playwright/test';
import shop from './playwright.config';

/** Shops that are served somewhere, which `npm run smoke` names. Nothing is started. */
export default defineConfig({
  timeout: 60_000,
  use: { ...shop.use },
  outputDir: 'reports/artifacts',
  projects: [{ name: 'smoke', testDir: 'smoke', fullyParallel: true }],
  workers: 2,
});
