import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './test/find-browser';
import { pictureCommands } from './test/pictures/picture-commands';

const root = import.meta.dirname;
const executablePath = findBrowser();

declare module 'vitest' {
  interface ProvidedContext {
    isLinux: boolean;
  }
}

/** Compares popups with their pictures in `test/pictures/references`; `--update` takes them anew. */
export default defineConfig({
  root,
  plugins: [react()],
  optimizeDeps: { entries: ['test/pictures/*.tsx'] },
  test: {
    name: 'pictures',
    include: ['test/pictures/*.picture-test.tsx'],
    setupFiles: ['./test/prepare-page.ts'],
    testTimeout: 60_000,
    isolate: false,
    provide: {
      isLinux: process.platform === 'linux',
      // Every popup is compared in every brand, and the comparison is tested.
      isFullRun:
        process.env['TEST_ROUNDS'] === 'full' ||
        process.argv.some((option) => option === '--update' || option === '-u'),
    },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 360, height: 740 },
      commands: pictureCommands,
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
            ...['--disable-background-networking', '--disable-component-update'],
            // Letters of the same shape on machines whose settings of fonts differ.
            ...['--font-render-hinting=none', '--disable-lcd-text'],
          ],
          ignoreDefaultArgs: process.env['CHROMIUM_SHARED_MEMORY']
            ? ['--disable-dev-shm-usage']
            : [],
        },
        contextOptions: {
          reducedMotion: 'reduce',
          viewport: { width: 360, height: 740 },
          deviceScaleFactor: 1,
        },
      }),
    },
  },
});
