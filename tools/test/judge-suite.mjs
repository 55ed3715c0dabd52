import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./read-report.mjs').Total} Total */

/**
 * @typedef {object} Verdict
 * @property {Total} total
 * @property {string | null} message what failed; null if nothing did
 */

/**
 * Judges a suite that has run. A runner that wrote no report, or that failed without a failed test
 * (an error between tests, a crash at the end), counts as one failure: the total of a failed run
 * is never "0 failed". The message names each failed test, because what its runner printed is
 * thousands of lines up by then.
 *
 * @param {string} root
 * @param {import('./suites.mjs').Suite} suite
 * @param {number} code the runner's exit code
 * @returns {Verdict}
 */
export function judgeSuite(root, suite, code) {
  const path = join(root, suite.report);
  if (!existsSync(path))
    return {
      total: { passed: 0, failed: 1, skipped: 0 },
      message: `${suite.title}: the runner ended with code ${code} and wrote no report`,
    };

  const { total, failures } = suite.read(JSON.parse(readFileSync(path, 'utf8')));
  if (total.failed > 0) {
    const message = [`${suite.title}: ${total.failed} failed`, ...failures].join('\n  ');
    return { total, message };
  }
  if (total.passed + total.skipped === 0)
    return { total: { ...total, failed: 1 }, message: `${suite.title}: no test was run` };
  if (code === 0) return { total, message: null };
  return {
    total: { ...total, failed: 1 },
    message: `${suite.title}: every test passed, but the runner ended with code ${code}`,
  };
}

/**
 * @param {readonly Total[]} totals
 * @returns {Total}
 */
export function addTotals(totals) {
  const sum = (/** @type {keyof Total} */ outcome) =>
    totals.reduce((count, total) => count + total[outcome], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * @param {Total} total
 * @returns {string} `12 passed, 0 failed`, and `, 3 skipped` if there are any
 */
export function totalLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
