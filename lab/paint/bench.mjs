// `npm run lab -- paint`
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { buildAsApps } from '../../tools/bench/build-as-apps.mjs';
import { table } from '../../tools/bench/table.mjs';
import { ensureBrowser } from '../../tools/setup/browser.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { openBrowser } from './browser.mjs';
import { figuresOf, rowsOf } from './figures.mjs';
import { baselines, comparisons, interact } from './scenarios.mjs';

const folder = join(import.meta.dirname, 'dist');

const load = () => `load ${loadavg()[0]?.toFixed(1) ?? ''}`;

/**
 * Interacts with all candidates in turn, each on a new page, so that what else the machine does affects all of them.
 * Each round begins with another candidate.
 */
async function runRounds(candidates, openPage, rounds) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % candidates.length;
    const paints = new Map();
    for (const candidate of [...candidates.slice(first), ...candidates.slice(0, first)]) {
      const page = await openPage(candidate);
      paints.set(candidate, await interact(page, candidate));
      await page.close();
    }
    results.push(paints);
  }
  return results;
}

await main(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '15' }, only: { type: 'string', default: '' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new PlainFailure(`--rounds is "${values.rounds}"; it must be a whole number from 1.`);
  const executable = await ensureBrowser(repository);
  const root = join(import.meta.dirname, 'page');
  await step('Building the page', () => buildAsApps({ root, folder, hasOneStyleSheet: true }));
  const server = await preview({
    ...{ configFile: false, root: dirname(folder), logLevel: 'warn', build: { outDir: folder } },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await openBrowser(executable, server.resolvedUrls?.local[0] ?? '');
  try {
    const popups = (await browser.popups()).filter((popup) => popup.includes(values.only));
    if (popups.length === 0) throw new PlainFailure(`No popup is called "${values.only}".`);
    const before = load();
    const results = await step(`Running ${rounds} rounds`, () =>
      runRounds([...popups, ...baselines], browser.openPage, rounds),
    );
    const figures = comparisons(popups).map((comparison) => figuresOf(results, comparison));
    console.log(`\n${table(rowsOf(figures)).join('\n')}\n\n${before} before, ${load()} after`);
    const isWithinTargets = figures.every(
      ({ medianResult, slowestResult }) => medianResult === 'ok' && slowestResult !== 'EXCEEDED',
    );
    return isWithinTargets ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
  }
});
