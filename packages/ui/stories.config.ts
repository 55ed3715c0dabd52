import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './test/find-browser';

const root = import.meta.dirname;
const executablePath = findBrowser();

/** Every story, drawn and played in a browser. */
export default defineConfig({
  root,
  // Whatever a story leads to is bundled before the first one runs; found on the way, a library would
  // reload the page under a running story.
  optimizeDeps: { entries: ['.storybook/preview.tsx', 'src/**/*.stories.tsx'] },
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { viewport: { value: 'width360' } },
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: ['./test/show-at-once.ts'],
    // Above what a story waits for a single thing, so that it says itself what it missed.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
            ...['--disable-background-networking', '--disable-component-update'],
          ],
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
