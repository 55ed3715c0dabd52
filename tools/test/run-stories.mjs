import { join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';
import { storySuite } from './suites.mjs';

/**
 * Draws and plays every story; its configuration finds the browser by itself.
 *
 * @param {string} root
 * @returns {Promise<number>} the runner's exit code
 */
export async function runStories(root) {
  const folder = join(root, 'packages/ui');
  const vitest = join(folder, 'node_modules/.bin/vitest');
  const settings = ['--config', 'stories.config.ts', '--configLoader', 'runner'];
  const report = [
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${join(root, storySuite.report)}`,
  ];
  const run = ['run', ...settings, ...report];
  const { code } = await runCommand(vitest, run, { cwd: folder, isShown: true });
  return code;
}
