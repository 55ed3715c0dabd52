import { defineConfig } from '@playwright/test';
import shop, { dataFolder, sandbox } from './playwright.config';
import { ports } from './shop/ports';

/** Takes the pictures of the README from the built shop and the built Storybook. */
export default defineConfig({
  ...shop,
  workers: 1,
  // Storybook loads slowly where nothing is cached.
  timeout: 240_000,
  projects: [{ name: 'screenshots', testDir: 'screenshots' }],
  webServer: sandbox(ports.screenshots, { SANDBOX_DATA: dataFolder() }),
});
