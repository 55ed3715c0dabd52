// `npm test`: runs every test of the product, and prints one line at the end that counts them. `npm run test:nightly`
// repeats races more often, and takes every row of each table.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAll } from './check/run-all.mjs';
import { build } from './start/build.mjs';
import { main } from './terminal/main.mjs';
import { repository } from './terminal/repository.mjs';
import { seconds } from './terminal/step.mjs';
import { styled } from './terminal/style.mjs';
import { addTotals, judgeSuite, totalLine } from './test/judge-suite.mjs';
import { browserSuite, pictureSuite, runSuite, storySuite, unitSuite } from './test/suites.mjs';

const apps = [
  '@shop/storefront-new',
  '@shop/storefront-legacy',
  '@shop/card-frame',
  '@shop/sandbox',
  '@shop/plain-web',
];

/** @typedef {import('./test/judge-suite.mjs').Verdict} Verdict */

/**
 * Adds how long a job took to its verdict.
 *
 * @param {string} title
 * @param {() => Promise<Verdict & { output?: string }>} work
 */
const job = (title, work) => async () => {
  const startedAt = performance.now();
  const verdict = await work();
  return { title, took: seconds(performance.now() - startedAt), output: '', ...verdict };
};

/**
 * @param {import('./test/suites.mjs').Suite} suite
 * @param {{ isShown: boolean }} options
 */
const suiteJob = (suite, options) =>
  job(suite.title, async () => {
    const { code, output } = await runSuite(repository, suite, options);
    return { ...judgeSuite(repository, suite, code), output: options.isShown ? '' : output };
  });

/** @returns {Promise<Verdict>} */
async function buildApps() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    await build(repository, apps);
    return { total, message: null };
  } catch (error) {
    const message = `app build: ${error instanceof Error ? error.message : String(error)}`;
    return { total: { ...total, failed: 1 }, message };
  }
}

await main(async () => {
  if (process.argv.includes('--nightly')) process.env['TEST_ROUNDS'] = 'full';
  // An old report would count for a runner that wrote none.
  for (const { report } of [unitSuite, storySuite, pictureSuite, browserSuite])
    rmSync(join(repository, report), { force: true });

  console.log(
    'Stories, pictures and the app build run in parallel with the unit tests; their output follows at the end.',
  );
  const results = await runAll(
    [
      suiteJob(unitSuite, { isShown: true }),
      suiteJob(storySuite, { isShown: false }),
      suiteJob(pictureSuite, { isShown: false }),
      job('app build', buildApps),
    ],
    2,
  );
  for (const { output } of results) process.stdout.write(output);
  // The browser tests measure how soon a page answers, so they run alone.
  if (results.at(-1)?.message === null)
    results.push(await suiteJob(browserSuite, { isShown: true })());

  for (const { title, took, total } of results)
    console.log(`${title.padEnd(14)} ${took.padStart(8)}  ${totalLine(total)}`);
  const messages = results.flatMap(({ message }) => (message === null ? [] : [message]));
  for (const message of messages) console.log(styled('red', `Failed: ${message}`));
  console.log(totalLine(addTotals(results.map(({ total }) => total))));
  return messages.length === 0 ? 0 : 1;
});
