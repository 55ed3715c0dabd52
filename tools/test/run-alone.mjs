import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../terminal/repository.mjs';
import { judgeSuite, totalLine } from './judge-suite.mjs';
import { runSuite } from './suites.mjs';

/**
 * Runs one suite, and prints the number of passed and failed tests.
 *
 * @param {import('./suites.mjs').Suite} suite
 * @returns {Promise<number>} the exit code: 1 if a test failed, or none was run
 */
export async function runAlone(suite) {
  // An old report would count for a runner that wrote none.
  rmSync(join(repository, suite.report), { force: true });
  const { code } = await runSuite(repository, suite, { isShown: true });
  const { total, message } = judgeSuite(repository, suite, code);
  if (message !== null) console.log(`Failed: ${message}`);
  console.log(totalLine(total));
  return message === null ? 0 : 1;
}
