import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { turboCommand } from './turbo-command.mjs';

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
  const filters = packages.map((name) => `--filter=${name}`);
  const { program, args, env } = await turboCommand(root, [
    ...['run', task, ...filters],
    '--output-logs=errors-only',
  ]);
  const ended = await runCommand(program, args, {
    cwd: root,
    env: { ...env, SHOP_COMPRESSION: compression },
  });
  if (ended.code !== 0) throw new PlainFailure(`${ended.output}\nThe build failed; see above.`);
}
