import { delimiter, join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';

/**
 * Builds packages of the workspace; unchanged packages are taken from the build cache.
 *
 * @param {string} root
 * @param {readonly string[]} packages names
 * @param {object} [options]
 * @param {string} [options.task] of Turborepo
 * @param {'best' | 'quick'} [options.compression] of the files of an app; quick unless they are deployed or measured
 * @returns {Promise<void>}
 * @throws {PlainFailure} with the output of the failed build
 */
export async function build(root, packages, { task = 'build', compression = 'quick' } = {}) {
  const programs = join(root, 'node_modules/.bin');
  const filters = packages.map((name) => `--filter=${name}`);
  const ended = await runCommand(
    join(programs, 'turbo'),
    ['run', task, ...filters, '--output-logs=errors-only'],
    {
      cwd: root,
      env: {
        ...process.env,
        // Turborepo looks for the package manager there.
        PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
        SHOP_COMPRESSION: compression,
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  if (ended.code !== 0) throw new PlainFailure(`${ended.output}\nThe build failed; see above.`);
}
