// `npm test`: every test there is, and one line at the end that counts them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './start/build.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { step } from './terminal/step.mjs';
import { styled } from './terminal/style.mjs';
import { judgeSuite } from './test/judge-suite.mjs';
import { runBrowserTests } from './test/run-browser-tests.mjs';
import { runUnitTests } from './test/run-unit-tests.mjs';
import { browserSuite, unitSuite } from './test/suites.mjs';
import { addTotals, totalLine } from './test/total.mjs';

/** @returns {Promise<number>} the runner's exit code; a build that fails leaves no report */
async function buildAndRunBrowserTests() {
  try {
    await step('Building what the browser tests look at', () =>
      build(repository, [
        '@shop/storefront-new',
        '@shop/card-frame',
        '@shop/sandbox',
        '@shop/plain-web',
      ]),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  return runBrowserTests(repository, browserSuite);
}

await main(async () => {
  // An old report would count for a runner that wrote none.
  for (const { report } of [unitSuite, browserSuite])
    rmSync(join(repository, report), { force: true });

  const unit = judgeSuite(repository, unitSuite, await runUnitTests(repository));
  const browser = judgeSuite(repository, browserSuite, await buildAndRunBrowserTests());

  const complaints = [unit.complaint, browser.complaint].filter((complaint) => complaint !== null);
  for (const complaint of complaints) console.log(styled('red', `Failed: ${complaint}`));
  console.log(totalLine(addTotals([unit.total, browser.total])));
  return complaints.length === 0 ? 0 : 1;
});
