import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';

/**
 * Runs browser tests; their configuration starts the sandbox by itself.
 *
 * @param {string} root
 * @param {import('./suites.mjs').Suite} suite where the report goes
 * @param {readonly string[]} args further arguments of the runner, for instance which project
 * @returns {Promise<number>} the runner's exit code
 */
export async function runBrowserTests(root, suite, args = []) {
  const folder = join(root, 'apps/e2e');
  const playwright = join(folder, 'node_modules/.bin/playwright');
  const found = join(root, 'node_modules/.setup-browser');
  const browser = existsSync(found) ? { CHROMIUM_PATH: readFileSync(found, 'utf8') } : {};
  const env = {
    ...browser,
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, suite.report),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const run = ['test', '--reporter=list,json', ...args];
  const { code } = await runCommand(playwright, run, { cwd: folder, env, isShown: true });
  return code;
}
