import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './test/find-browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every row of a table is tested, and every view audited, as in `npm run test:nightly`. */
    readonly isFullRun: boolean;
  }
}

const root = import.meta.dirname;
const executablePath = findBrowser();
/** Whether texts are in the fonts that the tests bring, or in those of this machine. */
const hasOwnFonts = process.env['STORY_FONTS'] !== 'system';

const isFullRun = process.env['TEST_ROUNDS'] === 'full';

/** Plays and audits the stories in a browser: for each change without those that have the tag `nightly`. */
export default defineConfig({
  root,
  // Bundles all dependencies before the first story: one that is found on the way would reload the
  // page under a running story.
  optimizeDeps: {
    entries: [
      '.storybook/preview.tsx',
      'src/**/*.stories.tsx',
      'test/{audit,design-tokens,first-screen,kept-places}/*',
    ],
  },
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { viewport: { value: 'width360' } },
      tags: { exclude: isFullRun ? [] : ['nightly'] },
    }),
    // The plugin above runs stories alone.
    {
      name: 'browser-tests',
      config: () => ({
        test: {
          include: ['test/audit/audit.self-test.tsx', 'test/*/*.browser-test.tsx'],
        },
      }),
    },
  ],
  test: {
    name: 'stories',
    setupFiles: ['./test/prepare-page.ts', ...(hasOwnFonts ? ['./test/bring-fonts.ts'] : [])],
    // Above what a story waits for a single thing, so that it names what it missed.
    testTimeout: 60_000,
    maxWorkers: 2,
    provide: { isFullRun },
    // Loading the preview again for each file takes as long as the stories.
    isolate: false,
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
          ignoreDefaultArgs: process.env['CHROMIUM_SHARED_MEMORY']
            ? ['--disable-dev-shm-usage']
            : [],
        },
        // Stories have the size of their viewport, scaled down to this one: it is painted sooner.
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 160, height: 128 } },
      }),
    },
  },
});
