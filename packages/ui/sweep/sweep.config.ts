import { defineConfig } from '@playwright/test';
import { findBrowser } from '../test/find-browser';

const executablePath = findBrowser();

/** Looks at every story of the static build, in every scheme, language and width that is promised. */
export default defineConfig({
  testMatch: '*.sweep.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 20_000,
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: '../reports/sweep',
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
