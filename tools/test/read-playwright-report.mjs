import { count, field, list } from './json.mjs';

/**
 * Counts the tests of a report written by Playwright's `json` reporter. A flaky test is a failed
 * one: it shows a race in the product or in itself. Errors outside of tests count one each.
 *
 * @param {unknown} report
 * @returns {import('./total.mjs').Total}
 */
export function readPlaywrightReport(report) {
  const stats = field(report, 'stats');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + list(report, 'errors').length,
    skipped: count(stats, 'skipped'),
  };
}
