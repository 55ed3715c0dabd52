import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlaywrightTestConfig, defineConfig } from '@playwright/test';
import { ports } from './shop/ports';

type Server = Extract<NonNullable<PlaywrightTestConfig['webServer']>, { command: string }>;

const { DATABASE_URL: sharedDatabase, CHROMIUM_PATH: chromium, ...environment } = process.env;

/** Control calls without a secret, as they are allowed on the loopback. */
const control = { SANDBOX_CONTROL: '1', SANDBOX_CONTROL_SECRET: '' } as const;

/** A sandbox on a port of its own; without a database address it brings its own database. */
function sandbox(port: number, database: Readonly<Record<string, string>>): Server {
  return {
    command: 'node ../sandbox/dist/main.js',
    // Brand names resolve in the browser only, so readiness is asked for by number.
    url: `http://127.0.0.1:${String(port)}/sandbox/health`,
    env: { ...strings(environment), ...database, PORT: String(port), ...control },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  };
}

function strings(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Workers read this file too, and they inherit the name of the folder with the environment. */
function dataFolder(): string {
  const given = process.env['SHOP_E2E_DATA'];
  if (given !== undefined) return given;
  const made = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  process.env['SHOP_E2E_DATA'] = made;
  // At its very end: the sandboxes have left by then.
  process.once('exit', () => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

const data = dataFolder();
const shared = sharedDatabase === undefined ? null : { DATABASE_URL: sharedDatabase };

export default defineConfig({
  workers: ports.shops.length,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'reports/artifacts',
  use: {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    // No film of every test: the page at each step is in the trace anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      // Playwright switches the popup blocker off; players have it on.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  projects: [
    { name: 'shop', testDir: 'tests', fullyParallel: true },
    ...(shared === null
      ? []
      : [{ name: 'shared-database', testDir: 'shared-database', workers: 1 }]),
  ],
  webServer: [
    ...ports.shops.map((port) => sandbox(port, { SANDBOX_DATA: join(data, String(port)) })),
    ...(shared === null ? [] : [sandbox(ports.first, shared), sandbox(ports.second, shared)]),
  ],
});
