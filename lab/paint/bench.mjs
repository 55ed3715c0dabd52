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
import { figuresOf, rowsOf } from './figures.mjs';
import { baselines, comparisons, interact } from './scenarios.mjs';

const folder = join(import.meta.dirname, 'dist');
/** CPU slow-down that makes a desktop computer about as slow as a mid-range phone. */
const cpuSlowdown = 4;
/** How long a touch or a key press lasts. */
const pressMs = 50;
/** A player's pause between two presses: until then a popup has opened, and a browser takes two taps for a double tap. */
const settleMs = 300;

/** Reads what there is to open on the built page. */
async function readPopups(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const names = await page.waitForFunction('window.popups');
  const popups = await names.jsonValue();
  await page.close();
  return popups;
}

/** Has the page keep how long the events of presses took; 16 ms is the least that browsers report. */
function keepDurations() {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/**
 * Opens the built page on a phone.
 *
 * @returns ways to press something and wait until a condition holds, each with the milliseconds to the next paint
 */
async function openPage(browser, address) {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  await page.addInitScript(keepDurations);
  await page.goto(address);
  await page.locator('#open').waitFor();
  const session = await page.context().newCDPSession(page);
  // Only after loading, which is not measured.
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.waitForTimeout(settleMs);

  async function measure(isShown, press) {
    await page.evaluate('void (window.durations = [])');
    await press();
    // Not looked at before it is painted, since looking takes time as well.
    await page.waitForTimeout(settleMs);
    await page.waitForFunction(isShown);
    await page.waitForTimeout(settleMs);
    // The longest of the events: a tap consists of press, release and click.
    return Math.max(8, ...(await page.evaluate('durations')));
  }

  async function touch(selector) {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${address} has no ${selector}.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(pressMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  return {
    tap: (selector, isShown) => measure(isShown, () => touch(selector)),
    press: (key, isShown) => measure(isShown, () => page.keyboard.press(key, { delay: pressMs })),
    close: () => page.context().close(),
  };
}

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
