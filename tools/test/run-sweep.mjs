import { join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';
import { sweepSuite } from './suites.mjs';

/**
 * Looks at every story of the static build, which has to be there.
 *
 * @param {string} root
 * @returns {Promise<number>} the runner's exit code
 */
export async function runSweep(root) {
  const folder = join(root, 'packages/ui');
  const playwright = join(folder, 'node_modules/.bin/playwright');
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, sweepSuite.report),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const run = ['test', '--config', 'sweep/sweep.config.ts', '--reporter=dot,json'];
  const { code } = await runCommand(playwright, run, { cwd: folder, env, isShown: true });
  return code;
}
