// `npm run lab -- paint`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAsApps, serveBuilt } from '../../tools/bench/build-as-apps.mjs';
import { table } from '../../tools/bench/table.mjs';
import { launchBrowser } from '../../tools/bench/visit/phone.mjs';
import { runRounds } from '../../tools/bench/visit/visits.mjs';
import { wholeNumber } from '../../tools/bench/whole-number.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { PlainFailure } from '../../tools/terminal/plain-failure.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { openPage, readPopups } from './browser.mjs';
import { figuresOf, rowsOf } from './figures.mjs';
import { baselines, comparisons, interact } from './scenarios.mjs';

const folder = join(import.meta.dirname, 'dist');

await main(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '15' }, only: { type: 'string', default: '' } },
  });
  const rounds = wholeNumber('rounds', values.rounds);
  await step('Building the page', () => buildAsApps(join(import.meta.dirname, 'page'), folder));
  const { address, stop } = await serveBuilt(folder);
  const browser = await launchBrowser();
  try {
    const all = await readPopups(browser, address);
    const popups = all.filter((popup) => popup.includes(values.only));
    if (popups.length === 0) throw new PlainFailure(`No popup is called "${values.only}".`);
    const candidates = [...popups, ...baselines].map((name) => ({ name }));
    const results = await step(`Running ${rounds} rounds`, () =>
      runRounds(candidates, { rounds, maxParallel: 1 }, async ({ name }) => {
        const page = await openPage(browser, `${address}#${encodeURIComponent(name)}`);
        const paints = await interact(page, name);
        await page.close();
        return paints;
      }),
    );
    const figures = comparisons(popups).map((comparison) => figuresOf(results, comparison));
    console.log(`\n${table(rowsOf(figures)).join('\n')}`);
    const isWithinTargets = figures.every(
      ({ medianResult, slowestResult }) => medianResult === 'ok' && slowestResult !== 'EXCEEDED',
    );
    return isWithinTargets ? 0 : 1;
  } finally {
    await browser.close();
    await stop();
  }
});
