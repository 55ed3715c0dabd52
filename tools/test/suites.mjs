import { readPlaywrightReport } from './read-playwright-report.mjs';
import { readVitestReport } from './read-vitest-report.mjs';

/**
 * A runner and what it leaves behind.
 * @typedef {object} Suite
 * @property {string} title as it is said when it fails
 * @property {string} report path of its JSON report, relative to the root
 * @property {(report: unknown) => Reading} read
 */

/**
 * What a report says.
 * @typedef {object} Reading
 * @property {import('./total.mjs').Total} total
 * @property {readonly string[]} failures each failed test by name, with what its error begins with
 */

/** Rules, parts and servers, without a browser. */
export const unitSuite = {
  title: 'unit tests',
  report: 'reports/unit.json',
  read: readVitestReport,
};

/** Every component in every state, drawn and played in a browser. */
export const storySuite = {
  title: 'stories',
  report: 'reports/stories.json',
  read: readVitestReport,
};

/** Every story of the static build, looked at in all schemes, languages and widths. */
export const sweepSuite = {
  title: 'sweep over the stories',
  report: 'reports/sweep.json',
  read: readPlaywrightReport,
};

/** The product, in a browser. */
export const browserSuite = {
  title: 'browser tests',
  report: 'reports/browser.json',
  read: readPlaywrightReport,
};

/** Two sandboxes on one separately installed PostgreSQL, in a browser; continuous integration only. */
export const sharedDatabaseSuite = {
  title: 'shared database tests',
  report: 'reports/shared-database.json',
  read: readPlaywrightReport,
};

/**
 * All of them, for a total over a whole run.
 *
 * @type {readonly Suite[]}
 */
export const suites = [unitSuite, storySuite, sweepSuite, browserSuite, sharedDatabaseSuite];
