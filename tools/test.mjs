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
import { runStories } from './test/run-stories.mjs';
import { runSweep } from './test/run-sweep.mjs';
import { runUnitTests } from './test/run-unit-tests.mjs';
import { browserSuite, storySuite, sweepSuite, unitSuite } from './test/suites.mjs';
import { addTotals, totalLine } from './test/total.mjs';

const apps = ['@shop/storefront-new', '@shop/card-frame', '@shop/sandbox', '@shop/plain-web'];

/**
 * @param {() => Promise<void>} makeWhatIsTested
 * @param {() => Promise<number>} run
 * @returns {Promise<number>} the runner's exit code; a build that fails leaves no report
 */
async function afterBuild(makeWhatIsTested, run) {
  try {
    await makeWhatIsTested();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  return run();
}

const buildStorybook = () =>
  step('Building Storybook', () => build(repository, ['@shop/ui'], 'build:storybook'));
const buildApps = () =>
  step('Building what the browser tests look at', () => build(repository, apps));

/** Every suite of `npm test`, in the order they run: what is soonest known comes first. */
const plan = [
  { suite: unitSuite, run: () => runUnitTests(repository) },
  { suite: storySuite, run: () => runStories(repository) },
  { suite: sweepSuite, run: () => afterBuild(buildStorybook, () => runSweep(repository)) },
  {
    suite: browserSuite,
    run: () => afterBuild(buildApps, () => runBrowserTests(repository, browserSuite)),
  },
];

await main(async () => {
  // An old report would count for a runner that wrote none.
  for (const { suite } of plan) rmSync(join(repository, suite.report), { force: true });

  const judged = [];
  for (const { suite, run } of plan) judged.push(judgeSuite(repository, suite, await run()));

  const complaints = judged.flatMap(({ complaint }) => (complaint === null ? [] : [complaint]));
  for (const complaint of complaints) console.log(styled('red', `Failed: ${complaint}`));
  console.log(totalLine(addTotals(judged.map(({ total }) => total))));
  return complaints.length === 0 ? 0 : 1;
});
