// `npm run bench:paint`: measures the time from an input to the next paint on a slow phone (4 × CPU
// slow-down), for the UI kit's popups and for minimal baselines.
//
// The time is that of Event Timing for a real touch or key (the longest event of the interaction,
// rounded to 8 ms), in a production build with code, texts and lists already loaded. The CPU is slowed
// down after loading.
//
// The next paint need not show the whole result: a popup first paints its backdrop, and a search its
// key. The column `shown after` is the time until the dialog, or the expected row, is in the page.
//
// Run it on an idle machine. On a busy one only the ratios are comparable, not the 98th percentiles.
import { loadavg } from 'node:os';
import { ensureBrowser } from '../../tools/setup/browser.mjs';
import { main } from '../../tools/terminal/main.mjs';
import { repository } from '../../tools/terminal/repository.mjs';
import { step } from '../../tools/terminal/step.mjs';
import { openBrowser } from './browser.mjs';
import { buildPage } from './build-page.mjs';
import { comparisons } from './comparisons.mjs';
import { figuresOf } from './figures.mjs';
import { rowsOf } from './rows.mjs';
import { runRounds } from './run-rounds.mjs';
import { scenarios } from './scenarios.mjs';
import { serve } from './serve.mjs';
import { table } from '../../tools/bench/table.mjs';

const rounds = 15;

/** @returns {string} the load average of the last minute */
const load = () => `load ${loadavg()[0]?.toFixed(1) ?? ''}`;

await main(async () => {
  const executable = await ensureBrowser(repository);
  const folder = await step('Building the page', buildPage);
  const { address, stop } = await serve(folder);
  const browser = await openBrowser(executable, address);
  try {
    const popups = await browser.popups();
    const before = load();
    const results = await step(`Running ${rounds} rounds`, () =>
      runRounds(scenarios(popups), browser.openPage, rounds),
    );
    const figures = comparisons(popups).map((comparison) => figuresOf(results, comparison));
    console.log(`\n${table(rowsOf(figures)).join('\n')}`);
    console.log(`\n${before} before, ${load()} after`);
    const isWithinTargets = figures.every(
      ({ medianResult, slowestResult }) => medianResult === 'ok' && slowestResult !== 'EXCEEDED',
    );
    return isWithinTargets ? 0 : 1;
  } finally {
    await browser.close();
    await stop();
  }
});
