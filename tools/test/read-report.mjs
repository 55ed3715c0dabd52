import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { count, field, list, text } from './json.mjs';

/**
 * The number of tests by outcome.
 * @typedef {{ passed: number, failed: number, skipped: number }} Total
 */

/**
 * @typedef {object} Result
 * @property {Total} total
 * @property {readonly string[]} failures each failed test by name, with the first line of its error
 */

/** @type {(message: unknown) => string} */
const firstLine = (message) =>
  stripVTControlCharacters(typeof message === 'string' ? message : '')
    .trim()
    .split('\n', 1)[0] ?? '';

/**
 * Reads a report written by Vitest's `json` reporter. A file that could not be loaded has no tests
 * to count, so the file itself counts as a failure.
 *
 * @param {unknown} report
 * @returns {Result}
 */
export function readVitestReport(report) {
  const files = list(report, 'testResults');
  const notLoaded = files.filter(
    (file) => text(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  const failedTests = files.flatMap((file) =>
    list(file, 'assertionResults')
      .filter((test) => text(test, 'status') === 'failed')
      .map((test) => {
        const error = firstLine(list(test, 'failureMessages')[0]);
        return `${basename(text(file, 'name'))} ${text(test, 'fullName')}: ${error}`;
      }),
  );
  return {
    total: {
      passed: count(report, 'numPassedTests'),
      failed: count(report, 'numFailedTests') + notLoaded.length,
      skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
    },
    failures: [
      ...notLoaded.map((file) => `${text(file, 'name')}: ${firstLine(text(file, 'message'))}`),
      ...failedTests,
    ],
  };
}

/**
 * Reads a report written by Playwright's `json` reporter. A flaky test counts as failed, since it
 * shows a race in the product or in the test. Errors outside of tests count one each.
 *
 * @param {unknown} report
 * @returns {Result}
 */
export function readPlaywrightReport(report) {
  const stats = field(report, 'stats');
  const errors = list(report, 'errors');
  return {
    total: {
      passed: count(stats, 'expected'),
      failed: count(stats, 'unexpected') + count(stats, 'flaky') + errors.length,
      skipped: count(stats, 'skipped'),
    },
    failures: [
      ...list(report, 'suites').flatMap(failedSpecs),
      ...errors.map((error) => firstLine(text(error, 'message'))),
    ],
  };
}

/** @type {(suite: unknown) => readonly string[]} */
function failedSpecs(suite) {
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(text(test, 'status')))
      .slice(0, 1)
      .map((test) => {
        const error = list(test, 'results')
          .map((result) => field(result, 'error'))
          .find(Boolean);
        const place = `${text(spec, 'file')}:${count(spec, 'line')}`;
        return `${place} ${text(spec, 'title')}: ${firstLine(text(error, 'message'))}`;
      }),
  );
  return [...own, ...list(suite, 'suites').flatMap(failedSpecs)];
}
