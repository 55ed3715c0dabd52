import { defineConfig } from '@playwright/test';
import shop, { dataFolder, sandbox } from './playwright.config';
import { ports } from './shop/ports';

/** The shops in `examples/`, which `npm run test:examples` has installed, built and started. */
export default defineConfig({
  ...shop,
  projects: [{ name: 'examples', testDir: 'examples' }],
  workers: 1,
  webServer: sandbox(ports.examples, { SANDBOX_DATA: dataFolder() }),
});
