import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../setup/find-browser.mjs';
import { chromium67 } from './chromium-67.mjs';

/**
 * A browser of the journeys.
 *
 * @typedef {object} FoundEngine
 * @property {string} name as in `engineNames` of apps/e2e/engines
 * @property {readonly string[] | null} programs paths of the browser, and of its driver if it has one; null
 *   if one is missing
 * @property {string} remedy what brings it
 */

const webkitFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
];

/**
 * Looks for every browser of the journeys. The oldest one is fetched from the package registry.
 *
 * @param {string} root
 * @returns {Promise<readonly FoundEngine[]>}
 */
export async function findEngines(root) {
  const current = process.env['CHROMIUM_PATH'] ?? (await findBrowser(root));
  const oldest = await chromium67(root);
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  return [
    {
      name: 'chromium',
      programs: current === null ? null : [current],
      remedy: 'npm run setup -- --browser',
    },
    {
      name: 'chromium-67',
      programs: oldest === null ? null : [oldest],
      remedy: 'a connection to the package registry; Linux on x64 only',
    },
    {
      name: 'firefox',
      programs: firefox === null ? null : [firefox],
      remedy: 'apt-get install firefox-esr',
    },
    {
      name: 'webkit',
      programs:
        onPath('Xvfb') === null
          ? null
          : all(inLibrary('webkit2gtk-4.1'), onPath('WebKitWebDriver')),
      remedy: 'apt-get install webkit2gtk-driver xvfb',
    },
    {
      name: 'webkit-2.38',
      programs: all(inLibrary('wpe-webkit-1.1'), onPath('WPEWebDriver')),
      remedy: 'apt-get install wpewebkit-driver cog, of Debian 12',
    },
  ];
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** @param {string} port the folder of a WebKit, with the browser that its driver starts */
function inLibrary(port) {
  const paths = webkitFolders.map((folder) => join(folder, port, 'MiniBrowser'));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** @param {readonly (string | null)[]} programs */
function all(...programs) {
  const found = programs.flatMap((program) => program ?? []);
  return found.length === programs.length ? found : null;
}
