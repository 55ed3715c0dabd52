import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../../terminal/plain-failure.mjs';
import { blockingTime } from './blocking-time.mjs';
import { sumRequests, watchRequests } from './requests.mjs';
import { slowNetwork, slowProcessor } from './slow-phone.mjs';

/** How long a visit is observed. */
const observedMs = 10_000;
/** How long to wait for what a visit must show on a busy machine. */
const timeoutMs = 45_000;
/** How often to look at the page. */
const pollMs = 50;
/** After this time the button is pressed again if it still can be, as a player would. */
const retryMs = 3000;

/**
 * A visit to a page, on a slow phone.
 *
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} address
 * @property {'light' | 'dark'} scheme
 * @property {readonly ('goods' | 'channels')[]} shows what it must reach; for channels "Buy" is pressed
 * @property {boolean} isOnlyOnce whether it is made in the first round only
 * @property {(context: import('playwright-core').BrowserContext) => Promise<void>} prepare gives the
 *   browser what it has from earlier visits
 */

/**
 * Makes a visit in a browser without any data but what the visit prepares.
 *
 * @param {object} run
 * @param {import('playwright-core').Browser} run.browser
 * @param {string} run.probe the script of `bundle-probe.mjs`
 * @param {boolean} run.isSteady whether only figures count that do not depend on the machine: then the
 *   processor is not slowed down, since a busy one would make a visit too slow to show all of itself
 * @param {(visit: string, requests: readonly import('./requests.mjs').Sent[]) => void} run.onRequests
 * @param {Visit} visit
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export async function measure({ browser, probe, isSteady, onRequests }, visit) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    colorScheme: visit.scheme,
  });
  try {
    await visit.prepare(context);
    const page = await context.newPage();
    await page.addInitScript({ content: probe });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    const requests = watchRequests(session);
    await slowNetwork(session);
    if (!isSteady) await slowProcessor(session);

    const startedAt = performance.now();
    await page.goto(visit.address, { waitUntil: 'commit', timeout: timeoutMs });
    if (visit.shows.includes('channels')) await pressBuy(page, session);
    await wait(Math.max(0, observedMs - (performance.now() - startedAt)));
    const noted = await noteOf(page, visit);
    const { metrics } = await session.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    onRequests(visit.name, requests());
    return figuresOf(noted, requests(), taskSeconds * 1000);
  } finally {
    await context.close();
  }
}

/**
 * Reads what the page has noted, once it shows what it must.
 *
 * @param {import('playwright-core').Page} page
 * @param {Visit} visit
 * @returns {Promise<import('./page/probe').Noted>}
 */
async function noteOf(page, { name, shows }) {
  const noted = await readUntil(timeoutMs, async () => {
    /** @type {import('./page/probe').Noted} */
    const soFar = await page.evaluate('window.visit.noted');
    const isComplete =
      // The browser stops looking for the largest paint at the first tap.
      (soFar.largestPaint !== null || soFar.tapped !== null) &&
      (!shows.includes('goods') || soFar.goodsReady !== null) &&
      (!shows.includes('channels') || soFar.channelsShown !== null);
    return isComplete ? soFar : null;
  });
  if (noted !== null) return noted;
  throw new PlainFailure(
    `The visit "${name}" did not show what it must (${shows.join(', ')}) within ${timeoutMs / 1000} s. ` +
      'It looks for the markup in page/probe.ts; change that with the page.',
  );
}

/**
 * Presses "Buy" as soon as it can be pressed.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} session
 */
async function pressBuy(page, session) {
  await readUntil(timeoutMs, async () => {
    /** @type {{ x: number, y: number } | null} */
    const point = await page.evaluate('window.visit?.buyPoint() ?? null');
    if (point === null) return null;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return readUntil(retryMs, () => page.evaluate('window.visit.noted.channelsShown'));
  });
}

/**
 * Reads every now and then until the result is not null.
 *
 * @template T
 * @param {number} maxMs
 * @param {() => Promise<T | null>} read
 * @returns {Promise<T | null>} null if it stayed null
 */
async function readUntil(maxMs, read) {
  const deadline = performance.now() + maxMs;
  for (;;) {
    const result = await read();
    if (result !== null || performance.now() > deadline) return result;
    await wait(pollMs);
  }
}

/**
 * @param {import('./page/probe').Noted} noted
 * @param {readonly import('./requests.mjs').Sent[]} sent
 * @param {number} mainThread
 * @returns {import('./figures.mjs').Figures}
 */
function figuresOf(noted, sent, mainThread) {
  const { largestPaint, goodsShown, goodsReady, channelsShown, tapped, shifts } = noted;
  return {
    largestPaint,
    goodsShown,
    goodsReady,
    channelsShown,
    afterTap: channelsShown === null || tapped === null ? null : channelsShown - tapped,
    blockingTime: blockingTime(noted.longTasks, noted.firstPaint ?? 0),
    shifts,
    requestsUntilReady: goodsReady === null ? null : sumRequests(sent, goodsReady).requests,
    ...sumRequests(sent, observedMs),
    mainThread,
  };
}
