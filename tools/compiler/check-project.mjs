import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../terminal/run-command.mjs';

/**
 * Where the native compiler lies: TypeScript 7, under the name it had before its release. Under its own it would
 * take the place of TypeScript 6, which the linter and the bundlers are built on.
 */
const manifest = fileURLToPath(import.meta.resolve('@typescript/native-preview/package.json'));

/**
 * Checks the types of one project under its own settings.
 *
 * @param {string} root
 * @param {string} project path of its settings, relative to the root
 * @returns {Promise<import('../terminal/run-command.mjs').Ended>} its paths are relative to the root
 */
export function checkProject(root, project) {
  // One thread each: several would do half the work twice, and other projects fill the cores.
  const args = [join(dirname(manifest), 'bin/tsgo'), '--project', project, '--singleThreaded'];
  return runCommand(process.execPath, args, { cwd: root });
}
