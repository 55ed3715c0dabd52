import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';

// The shell without windows shows the same pages in three quarters of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds an installed Chromium: the one that Playwright downloaded, else the system's first of {@link names}.
 *
 * @param {string} root
 * @returns {Promise<string | null>} path of the executable; null if there is none
 */
export async function findBrowser(root) {
  const own = await playwrightChromium(root);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [own, ...onPath, macApplication].find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Returns where Playwright keeps its Chromium; empty if Playwright is not installed. Runs in a child
 * process, since Playwright is a dependency of apps/e2e.
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
