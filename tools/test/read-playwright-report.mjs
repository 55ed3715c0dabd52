import { firstLine } from './first-line.mjs';
import { count, field, list, text } from './json.mjs';

/**
 * Reads a report written by Playwright's `json` reporter. A flaky test is a failed one: it shows a
 * race in the product or in itself. Errors outside of tests count one each.
 *
 * @param {unknown} report
 * @returns {import('./suites.mjs').Reading}
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

/**
 * @param {unknown} suite
 * @returns {readonly string[]} the failed tests in it and in the suites inside it
 */
function failedSpecs(suite) {
  const own = list(suite, 'specs').flatMap((spec) => {
    const tests = list(spec, 'tests');
    const failed = tests.find((test) => ['unexpected', 'flaky'].includes(text(test, 'status')));
    if (failed === undefined) return [];
    const error = list(failed, 'results')
      .map((result) => field(result, 'error'))
      .find(Boolean);
    const place = `${text(spec, 'file')}:${count(spec, 'line')}`;
    return [`${place} ${text(spec, 'title')}: ${firstLine(text(error, 'message'))}`];
  });
  return [...own, ...list(suite, 'suites').flatMap(failedSpecs)];
}
