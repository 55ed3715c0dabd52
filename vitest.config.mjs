import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import { EnvironmentSequencer } from './tools/test/environment-sequencer.mjs';

const typescript = fileURLToPath(
  new URL('tools/node_modules/typescript/lib/typescript.js', import.meta.url),
);

/**
 * All unit tests in one run and, but for those of the tools and the sandbox, in one project: each project is a server of its
 * own that transforms every module again for workers of its own. The time limits are long, since they only have
 * to end a test that hangs: no test judges how long something takes.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      {
        test: {
          name: 'shop',
          include: [
            '{apps/!(sandbox|e2e),brands,packages/*}/{src,test,.storybook}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          // The text of a style sheet, which would be empty otherwise.
          css: { include: /\?raw$/ },
          setupFiles: [
            'tools/test/page/empty-page.ts',
            'packages/storefront/src/testing/react-tests.ts',
          ],
          // Modules keep no state between test files, so each worker loads them once.
          isolate: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // The OpenAPI document takes its texts from docblocks. TypeScript, which reads them, is installed with the tools.
        resolve: { alias: { typescript } },
        test: {
          name: 'tools',
          include: ['tools/**/*.test.mjs', 'packages/contract/openapi/**/*.test.ts'],
          environment: 'node',
          // They run the linters with the rules.
          globalSetup: 'tools/test/install-tools.mjs',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      'apps/sandbox',
    ],
  },
});
