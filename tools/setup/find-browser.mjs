import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium that is already here: the one the test runner has fetched, else the system's own.
 *
 * @param {string} root
 * @returns {Promise<string | null>} path of the executable
 */
export async function findBrowser(root) {
  const own = await playwrightChromium(root);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [own, ...onPath, macApplication].find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Asked in a process of its own: loading the library takes longer than the rest of set-up.
 *
 * @param {string} root
 */
async function playwrightChromium(root) {
  const program =
    "import('@playwright/test').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const ended = await runCommand(process.execPath, ['-e', program], {
    cwd: join(root, 'apps/e2e'),
  });
  return ended.code === 0 ? ended.output : '';
}
