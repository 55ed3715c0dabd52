import { join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';
import { unitSuite } from './suites.mjs';

/**
 * Runs every unit test of the workspace in one go.
 *
 * @param {string} root
 * @returns {Promise<number>} the runner's exit code
 */
export async function runUnitTests(root) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitSuite.report}`];
  // The runner as loader: settings may import packages of ours, which are TypeScript sources here.
  const args = ['run', '--configLoader', 'runner', ...report];
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { code } = await runCommand(vitest, args, { cwd: root, isShown: true });
  return code;
}
