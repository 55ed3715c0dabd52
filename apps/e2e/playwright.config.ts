import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlaywrightTestConfig, defineConfig } from '@playwright/test';
import { ports } from './shop/ports';

type Server = Extract<NonNullable<PlaywrightTestConfig['webServer']>, { command: string }>;

// Each sandbox of these tests has its own database, also where the environment names one.
const { DATABASE_URL: _, CHROMIUM_PATH: chromium, ...environment } = process.env;

/** Allows control calls without a secret; the sandbox accepts them on the loopback only. */
const control = { SANDBOX_CONTROL: '1', SANDBOX_CONTROL_SECRET: '' } as const;

/** Starts a sandbox on a port; without a database address it starts its own database. */
export function sandbox(port: number, database: Readonly<Record<string, string>>): Server {
  return {
    command: 'node ../sandbox/dist/main.js',
    // Only browsers resolve the names of brands.
    url: `http://127.0.0.1:${String(port)}/sandbox/health`,
    env: {
      ...strings(environment),
      ...database,
      PORT: String(port),
      ...control,
      SANDBOX_FAST_PASSWORDS: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  };
}

/** Starts the sandboxes of the workers at once, each with its own database. Playwright would start one after the other. */
function sandboxes(shops: readonly number[]): Server {
  const { url: _health, ...settings } = sandbox(0, { SANDBOX_DATA: data });
  return {
    ...settings,
    command: `node shop/start-sandboxes.mjs ${shops.join(' ')}`,
    wait: { stdout: /All sandboxes are ready/ },
  };
}

function strings(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Returns the data folder of this run. Workers load this file too and inherit the folder's name. */
export function dataFolder(): string {
  const given = process.env['SHOP_E2E_DATA'];
  if (given !== undefined) return given;
  const made = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  // Otherwise root, whose database belongs to another account, has it elsewhere, where nothing removes it.
  chmodSync(made, 0o755);
  process.env['SHOP_E2E_DATA'] = made;
  // The sandboxes have stopped by then.
  process.once('exit', () => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

const isCi = process.env['CI'] !== undefined;
const data = dataFolder();

export default defineConfig({
  workers: ports.shops.length,
  timeout: 60_000,
  // Those whose rule is held by tests without a browser as well.
  ...(process.env['TEST_ROUNDS'] === 'full' ? {} : { grepInvert: /@nightly/ }),
  expect: { timeout: 10_000 },
  forbidOnly: isCi,
  outputDir: 'reports/artifacts',
  use: {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    // Recording takes a tenth of the time, so it is left to `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      ignoreDefaultArgs: [
        // Playwright disables the popup blocker; players have it enabled.
        '--disable-popup-blocking',
        ...(process.env['CHROMIUM_SHARED_MEMORY'] ? ['--disable-dev-shm-usage'] : []),
      ],
    },
  },
  projects: [{ name: 'shop', testDir: 'tests', fullyParallel: true }],
  webServer: sandboxes(ports.shops),
});
