import { defineConfig } from '@playwright/test';
import shop, { sandbox } from './playwright.config';
import { ports } from './shop/ports';

const { DATABASE_URL: address } = process.env;
if (address === undefined) throw new Error('Set DATABASE_URL to an empty PostgreSQL database.');
const database = { DATABASE_URL: address };

/** Two sandboxes that share the PostgreSQL at DATABASE_URL. */
export default defineConfig({
  ...shop,
  projects: [{ name: 'shared-database', testDir: 'shared-database' }],
  workers: 1,
  webServer: [sandbox(ports.first, database), sandbox(ports.second, database)],
});
