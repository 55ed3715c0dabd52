import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { findBrowser } from './find-browser.mjs';

/**
 * Finds Chromium for the browser tests, or downloads it, and writes its path to
 * `node_modules/.setup-browser`, where the tests read it.
 *
 * @param {string} root
 * @returns {Promise<string>} path of the executable
 * @throws {PlainFailure} if none can be downloaded, with instructions
 */
export async function ensureBrowser(root) {
  const remembered = join(root, 'node_modules/.setup-browser');
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && !existsSync(chosen))
    throw new PlainFailure(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);

  const last = existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
  if (last !== '' && existsSync(last) && (chosen ?? last) === last) return last;

  const path = chosen ?? (await findBrowser(root)) ?? (await downloadBrowser(root));
  writeFileSync(remembered, path);
  return path;
}

/** @param {string} root */
async function downloadBrowser(root) {
  console.log('Chromium not found; downloading it for the browser tests …');
  await runCommand('npx', ['playwright', 'install', 'chromium'], {
    cwd: join(root, 'apps/e2e'),
    isShown: true,
    timeoutMs: 300_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  const downloaded = await findBrowser(root);
  if (downloaded !== null) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  const installed = await findBrowser(root);
  if (installed !== null) return installed;
  throw new PlainFailure(
    'The browser tests need Chromium. It was not found and could not be downloaded.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its path, and try again.',
  );
}

async function installFromDebian() {
  console.log('Installing chromium-headless-shell with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { isShown: true, env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
  await runCommand('apt-get', install, { isShown: true, env });
}
