import { count, field, list } from './json.mjs';

/**
 * Counts the tests of a report written by vitest's `json` reporter. A file that could not be loaded
 * holds no tests to count, so the file itself counts as one that failed.
 *
 * @param {unknown} report
 * @returns {import('./total.mjs').Total}
 */
export function readVitestReport(report) {
  const unloaded = list(report, 'testResults').filter(
    (file) => field(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + unloaded.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  };
}
