import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';
import { readPlaywrightReport, readVitestReport } from './read-report.mjs';

/**
 * A set of tests with one runner and one report.
 * @typedef {object} Suite
 * @property {string} title for messages
 * @property {string} report path of its JSON report, relative to the root
 * @property {(report: unknown) => import('./read-report.mjs').Result} read
 * @property {string} folder where it is run, relative to the root
 * @property {readonly string[]} command the program of that folder's packages, and its arguments
 */

// The runner as loader: settings import packages of the workspace, which are TypeScript sources.
const vitest = [
  'vitest',
  'run',
  '--configLoader',
  'runner',
  '--reporter=default',
  '--reporter=json',
];
const playwright = ['playwright', 'test', '--reporter=list,json'];

/**
 * Rules, parts and servers, without a browser.
 *
 * @type {Suite}
 */
export const unitSuite = {
  title: 'unit tests',
  report: 'reports/unit.json',
  read: readVitestReport,
  folder: '.',
  command: [...vitest, '--project=!tools', '--outputFile.json=reports/unit.json'],
};

/**
 * The tools, with the static checks: few changes touch them.
 *
 * @type {Suite}
 */
export const toolSuite = {
  title: 'tool tests',
  report: 'reports/tools.json',
  read: readVitestReport,
  folder: '.',
  command: [...vitest, '--project=tools', '--outputFile.json=reports/tools.json'],
};

/**
 * Every component in every state, played and audited in a browser.
 *
 * @type {Suite}
 */
export const storySuite = {
  title: 'stories',
  report: 'reports/stories.json',
  read: readVitestReport,
  folder: 'packages/ui',
  command: [
    ...vitest,
    '--config=stories.config.ts',
    '--outputFile.json=../../reports/stories.json',
  ],
};

/**
 * The popups in three brands, compared with their accepted pictures.
 *
 * @type {Suite}
 */
export const pictureSuite = {
  title: 'pictures',
  report: 'reports/pictures.json',
  read: readVitestReport,
  folder: 'packages/ui',
  command: [
    ...vitest,
    '--config=pictures.config.ts',
    '--outputFile.json=../../reports/pictures.json',
  ],
};

/**
 * The product, in a browser. Its configuration starts the sandbox.
 *
 * @type {Suite}
 */
export const browserSuite = {
  title: 'browser tests',
  report: 'reports/browser.json',
  read: readPlaywrightReport,
  folder: 'apps/e2e',
  command: playwright,
};

/**
 * Two sandboxes on one separately installed PostgreSQL, in a browser; continuous integration only.
 *
 * @type {Suite}
 */
export const sharedDatabaseSuite = {
  title: 'shared database tests',
  report: 'reports/shared-database.json',
  read: readPlaywrightReport,
  folder: 'apps/e2e',
  command: [...playwright, '--config=shared-database.config.ts'],
};

/**
 * The web server nginx against the gateway of the sandbox; continuous integration only.
 *
 * @type {Suite}
 */
export const nginxSuite = {
  title: 'web server tests',
  report: 'reports/nginx.json',
  read: readVitestReport,
  folder: 'apps/sandbox',
  command: [...vitest, '--config=nginx.config.ts', '--outputFile.json=../../reports/nginx.json'],
};

/**
 * Journeys of a player in every browser that players have; continuous integration only.
 *
 * @type {Suite}
 */
export const engineSuite = {
  title: 'engine tests',
  report: 'reports/engines.json',
  read: readPlaywrightReport,
  folder: 'apps/e2e',
  command: [...playwright, '--config=engines.config.ts'],
};

/**
 * The shops in `examples/`; continuous integration only.
 *
 * @type {Suite}
 */
export const exampleSuite = {
  title: 'example tests',
  report: 'reports/examples.json',
  read: readPlaywrightReport,
  folder: 'apps/e2e',
  command: [...playwright, '--config=examples.config.ts'],
};

/**
 * The pictures of the README, which it takes. They are no tests, so they are not in the list below.
 *
 * @type {Suite}
 */
export const screenshotSuite = {
  title: 'screenshots',
  report: 'reports/screenshots.json',
  read: readPlaywrightReport,
  folder: 'apps/e2e',
  command: [...playwright, '--config=screenshots.config.ts'],
};

/** All tests, for the total of a whole run. */
export const suites = [
  toolSuite,
  unitSuite,
  storySuite,
  pictureSuite,
  browserSuite,
  sharedDatabaseSuite,
  nginxSuite,
  engineSuite,
  exampleSuite,
];

/**
 * Runs a suite to its end, with the browser that the set-up found.
 *
 * @param {string} root
 * @param {Suite} suite
 * @param {{ isShown: boolean }} options whether its output is passed on while it runs
 * @returns {Promise<import('../terminal/run-command.mjs').Ended>}
 */
export function runSuite(root, { folder, command, report }, { isShown }) {
  const [program = '', ...args] = command;
  const cwd = join(root, folder);
  const found = join(root, 'node_modules/.setup-browser');
  const env = {
    ...(existsSync(found) ? { CHROMIUM_PATH: readFileSync(found, 'utf8') } : {}),
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report),
    PLAYWRIGHT_HTML_OPEN: 'never',
    ...(hasRoomInMemory() ? { CHROMIUM_SHARED_MEMORY: '1' } : {}),
  };
  return runCommand(join(cwd, 'node_modules/.bin', program), args, { cwd, env, isShown });
}

/**
 * Whether Chromium's processes can share their memory where Linux keeps files in memory. Playwright has them
 * share files on the disk, since that place is small in many containers; it takes a twentieth more time.
 */
function hasRoomInMemory() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= 2 ** 30;
}
