import { join } from 'node:path';
import { environmentOf, findPackageManager } from '../setup/package-manager.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { repository } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Clones the last commit of the repository into an empty folder, with its packages.
 *
 * @param {string} folder
 */
export async function makeClone(folder) {
  await run(repository, 'git', 'clone', '--quiet', '.', folder);
  await run(folder, 'pnpm', 'install', '--prefer-offline', '--frozen-lockfile');
}

/**
 * Runs a program of the repository or of the machine in a folder.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function runIn(cwd, program, ...args) {
  const programs = ['node_modules/.bin', 'tools/node_modules/.bin'].map((path) =>
    join(repository, path),
  );
  const env = environmentOf(await findPackageManager(repository), programs);
  // Without colours, so that the output can be searched.
  return runCommand(program, args, { cwd, env: { ...env, NO_COLOR: '1' } });
}

/**
 * As {@link runIn}, but fails with the output if the program does.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function run(cwd, program, ...args) {
  const { code, output } = await runIn(cwd, program, ...args);
  if (code !== 0) throw new PlainFailure(`${program} ${args.join(' ')}:\n${output}`);
}
