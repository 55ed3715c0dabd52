import { count, field, list, text } from './json.mjs';
import { firstLine } from './first-line.mjs';

/**
 * Reads a report written by vitest's `json` reporter. A file that could not be loaded holds no tests
 * to count, so the file itself counts as one that failed.
 *
 * @param {unknown} report
 * @returns {import('./suites.mjs').Reading}
 */
export function readVitestReport(report) {
  const files = list(report, 'testResults');
  const unloaded = files.filter(
    (file) => field(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  const failedTests = files
    .flatMap((file) => list(file, 'assertionResults'))
    .filter((test) => field(test, 'status') === 'failed');
  return {
    total: {
      passed: count(report, 'numPassedTests'),
      failed: count(report, 'numFailedTests') + unloaded.length,
      skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
    },
    failures: [
      ...unloaded.map((file) => `${text(file, 'name')}: ${firstLine(text(file, 'message'))}`),
      ...failedTests.map((test) => {
        const [message] = list(test, 'failureMessages');
        return `${text(test, 'fullName')}: ${firstLine(typeof message === 'string' ? message : '')}`;
      }),
    ],
  };
}
