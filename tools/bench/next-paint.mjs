// `npm run bench:paint`: how long a press goes unanswered on a slow phone (4 × CPU slow-down), beside
// the least that does the same.
//
// Measured is the time from a real touch or key to the next paint, as Event Timing reports it (the
// longest event of the interaction, rounded to 8 ms), of our popups in a page built for production:
// code and texts are loaded, lists have come, the processor is slowed down once the page is there.
//
// The next paint answers the press; it need not show all of it. A popup first draws its scrim, and a
// search its key: `shown after` says when the dialog, or the row looked for, is in the page.
//
// It wants a quiet machine. On a busy one compare the ratios, and believe no 98th percentile.
import { loadavg } from 'node:os';
import { ensureBrowser } from '../setup/browser.mjs';
import { main } from '../terminal/main.mjs';
import { repository } from '../terminal/repository.mjs';
import { step } from '../terminal/step.mjs';
import { buildPage } from './next-paint/build-page.mjs';
import { comparisons } from './next-paint/comparisons.mjs';
import { figuresOf } from './next-paint/figures.mjs';
import { playRounds } from './next-paint/play-rounds.mjs';
import { rowsOf } from './next-paint/rows.mjs';
import { scenes } from './next-paint/scenes.mjs';
import { serve } from './next-paint/serve.mjs';
import { openTheatre } from './next-paint/stage.mjs';
import { table } from './transport/table.mjs';

const rounds = 15;

/** @returns {string} how many processes wanted a processor, in the minutes before */
const load = () => `load ${loadavg()[0]?.toFixed(1) ?? ''}`;

await main(async () => {
  const executable = await ensureBrowser(repository);
  const folder = await step('Building the page', buildPage);
  const { address, stop } = await serve(folder);
  const theatre = await openTheatre(executable, address);
  try {
    const popups = await theatre.popups();
    const before = load();
    const played = await step(`Playing ${rounds} rounds`, () =>
      playRounds(scenes(popups), theatre.put, rounds),
    );
    const figures = comparisons(popups).map((one) => figuresOf(played, one));
    console.log(`\n${table(rowsOf(figures)).join('\n')}`);
    console.log(`\n${before} before, ${load()} after`);
    const isKept = figures.every(
      ({ verdict, slowestVerdict }) => verdict === 'kept' && slowestVerdict !== 'EXCEEDED',
    );
    return isKept ? 0 : 1;
  } finally {
    await theatre.close();
    await stop();
  }
});
