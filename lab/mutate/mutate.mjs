// `npm run lab -- mutate <package> [paths]`: changes each expression of a package in turn, and counts the changes that
// its tests notice.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { static: { type: 'boolean', default: false } },
});
const [name = '', ...paths] = positionals;
const folder = join('packages', name);
if (name === '' || !existsSync(join(repository, folder, 'src')))
  throw new PlainFailure('Name a package: npm run lab -- mutate payments [order/amount.ts …]');

const report = join('reports/mutate', name);
process.chdir(repository);
await new Stryker({
  mutate: [
    ...(paths.length === 0 ? [''] : paths).map((path) =>
      join(folder, 'src', path, path.endsWith('.ts') ? '' : '**/*.ts'),
    ),
    '!**/*.test.ts',
    '!**/*.test-d.ts',
    '!**/testing/**',
  ],
  testRunner: 'vitest',
  // It would look for references between projects with TypeScript, which is not installed here.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: join(import.meta.dirname, 'vitest.config.mjs'), dir: folder },
  // What has not changed since the last run keeps its result.
  incremental: true,
  incrementalFile: `${report}.json`,
  // Tables and schemas are made when a module loads, so that each change of them needs all tests again.
  ignoreStatic: !values.static,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: `${report}.html` },
  tempDirName: 'reports/mutate/copies',
  cleanTempDir: 'always',
  ignorePatterns: ['.ci', 'dist', 'docs', 'apps/e2e'],
  concurrency: 2,
  // A change that makes the tests hang is noticed; a busy machine is not.
  timeoutMS: 10_000,
}).runMutationTest();
