import { defineConfig } from '@playwright/test';
import shop, { dataFolder, sandbox } from './playwright.config';
import { ports } from './shop/ports';

/** Each of the shops has a server of its own. */
const exampleOrigins = [10, 11, 12, 13]
  .map((after) => `http://localhost:${String(ports.examples + after)}`)
  .join(',');

/** The shops in `examples/`, which `npm run test:examples` has installed, built and started. */
export default defineConfig({
  ...shop,
  projects: [{ name: 'examples', testDir: 'examples' }],
  workers: 1,
  webServer: sandbox(ports.examples, {
    SANDBOX_DATA: dataFolder(),
    SANDBOX_PAGE_ORIGINS: exampleOrigins,
  }),
});
