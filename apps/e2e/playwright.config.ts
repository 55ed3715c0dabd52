import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlaywrightTestConfig, defineConfig } from '@playwright/test';
import { ports } from './shop/ports';

type Server = Extract<NonNullable<PlaywrightTestConfig['webServer']>, { command: string }>;

const { DATABASE_URL: sharedDatabase, CHROMIUM_PATH: chromium, ...environment } = process.env;

/** A sandbox on a port of its own; without a database address it brings its own database. */
function sandbox(port: number, database: Readonly<Record<string, string>>): Server {
  return {
    command: 'node ../sandbox/dist/main.js',
    // Brand names resolve in the browser only, so readiness is asked for by number.
    url: `http://127.0.0.1:${String(port)}/sandbox/health`,
    env: { ...strings(environment), ...database, PORT: String(port), SANDBOX_CONTROL: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  };
}

function strings(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const ownData = { SANDBOX_DATA: join(mkdtempSync(join(tmpdir(), 'shop-e2e-')), 'data') };
const shared = sharedDatabase === undefined ? null : { DATABASE_URL: sharedDatabase };

export default defineConfig({
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'reports/artifacts',
  use: {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      // Playwright switches the popup blocker off; players have it on.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  projects: [
    { name: 'shop', testDir: 'tests' },
    ...(shared === null ? [] : [{ name: 'shared-database', testDir: 'shared' }]),
  ],
  webServer: [
    sandbox(ports.shop, ownData),
    ...(shared === null ? [] : [sandbox(ports.first, shared), sandbox(ports.second, shared)]),
  ],
});
