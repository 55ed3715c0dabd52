import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a suite's run amounts to. A runner that wrote no report, or that failed without a failed
 * test (an error between tests, a crash at the end), counts as one failure: the total of a failed
 * run never says "0 failed". The complaint names each failed test, because what its runner printed
 * is thousands of lines up by then.
 *
 * @param {string} root
 * @param {import('./suites.mjs').Suite} suite
 * @param {number} code the runner's exit code
 * @returns {{ total: import('./total.mjs').Total, complaint: string | null }}
 */
export function judgeSuite(root, suite, code) {
  const path = join(root, suite.report);
  if (!existsSync(path))
    return {
      total: { passed: 0, failed: 1, skipped: 0 },
      complaint: `${suite.title}: the runner ended with code ${code} and wrote no report`,
    };

  const { total, failures } = suite.read(JSON.parse(readFileSync(path, 'utf8')));
  if (total.failed > 0) {
    const complaint = [`${suite.title}: ${total.failed} failed`, ...failures].join('\n  ');
    return { total, complaint };
  }
  if (total.passed + total.skipped === 0)
    return { total: { ...total, failed: 1 }, complaint: `${suite.title}: there was not one test` };
  if (code === 0) return { total, complaint: null };
  return {
    total: { ...total, failed: 1 },
    complaint: `${suite.title}: every test passed, yet the runner ended with code ${code}`,
  };
}
