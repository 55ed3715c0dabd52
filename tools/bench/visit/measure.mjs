import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../../terminal/plain-failure.mjs';
import { openPhone } from './phone.mjs';
import { watchRequests } from './requests.mjs';

/** @param {number} kilobits per second */
const bytesPerSecond = (kilobits) => Math.floor((kilobits * 1024) / 8);

/**
 * Slow 4G, as Lighthouse applies it through the browser's developer tools: the latency of each request
 * includes the connection.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: bytesPerSecond(1474.56),
  uploadThroughput: bytesPerSecond(675),
};
/** How long a visit is observed. */
const observedMs = 10_000;
/** How long to wait for what a visit must show on a busy machine. */
const timeoutMs = 45_000;
/** How often to look at the page. */
const pollMs = 50;
/** After this time the button is pressed again if it still can be, as a player would. */
const retryMs = 3000;
/** How long an earlier visit lasts after its goods have arrived: what loads when idle loads too. */
const lookingAroundMs = 3000;

/** A task of this length or less does not count as blocking. */
const maxShortMs = 50;

/** @typedef {import('./phone.mjs').Page} Page */
/** @typedef {import('./visits.mjs').Visit} Visit */

/**
 * Makes a visit in a browser without any data but what the visit prepares.
 *
 * @param {object} run
 * @param {import('playwright-core').Browser} run.browser
 * @param {string} run.probe the script of `page/probe.ts`
 * @param {string | null} run.idleAfterGoods that of `page/idle-after-goods.ts`, if only figures count that do not depend on
 *   the machine
 * @param {number} run.slowdown of the processor
 * @param {Visit} visit
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export async function measure({ browser, probe, idleAfterGoods, slowdown }, visit) {
  const phone = await openPhone(browser, visit.scheme);
  try {
    const saved = await visit.earlierVisit();
    const scripts = [
      ...(saved === null ? [] : [storageScript(saved)]),
      probe,
      ...(idleAfterGoods !== null && visit.shows.includes('goods') ? [idleAfterGoods] : []),
    ];
    if (visit.isCached) await visitBefore(phone, scripts, visit.address);
    const page = await phone.openPage(scripts);
    await page.send('Network.enable');
    await page.send('Performance.enable');
    const sumUntil = watchRequests(page);
    await page.send('Network.emulateNetworkConditions', slow4G);
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const startedAt = performance.now();
    await page.goto(visit.address);
    if (visit.shows.includes('channels')) await pressBuy(page);
    await wait(Math.max(0, observedMs - (performance.now() - startedAt)));
    const noted = await noteOf(page, visit);
    const { metrics } = await page.send('Performance.getMetrics');
    const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
    /** @param {string} name */
    const ms = (name) => (seconds.get(name) ?? Number.NaN) * 1000;
    return {
      ...{ ...noted, ...sumUntil(observedMs) },
      requestsUntilReady:
        noted.goodsReady === undefined ? undefined : sumUntil(noted.goodsReady).requests,
      blockingTime: blockingTime(noted.longTasks, noted.firstPaint ?? 0),
      mainThread: ms('TaskDuration'),
      ...{ compiling: ms('V8CompileDuration'), running: ms('ScriptDuration') },
      ...{ styling: ms('RecalcStyleDuration'), layout: ms('LayoutDuration') },
      otherTasks: ms('TaskOtherDuration') + ms('DevToolsCommandDuration'),
    };
  } finally {
    await phone.close();
  }
}

/**
 * Returns a script that fills the storage of a browser that has none.
 *
 * @param {import('../../../apps/e2e/shop/saved-visit').SavedVisit} saved
 */
function storageScript({ localStorage }) {
  const entries = JSON.stringify(localStorage.map(({ name, value }) => [name, value]));
  return `if (localStorage.length === 0) for (const entry of ${entries}) localStorage.setItem(...entry);`;
}

/**
 * Opens a page as on an earlier visit, and closes it.
 *
 * @param {Awaited<ReturnType<typeof openPhone>>} phone
 * @param {readonly string[]} scripts
 * @param {string} address
 */
async function visitBefore(phone, scripts, address) {
  const page = await phone.openPage(scripts);
  await page.goto(address);
  await readUntil(timeoutMs, () => page.evaluate('window.visit?.noted.goodsReady ?? null'));
  await wait(lookingAroundMs);
  await page.close();
}

/**
 * Reads what the page has noted, once it shows what it must.
 *
 * @param {Page} page
 * @param {Visit} visit
 * @returns {Promise<import('./page/probe').Noted>}
 */
async function noteOf(page, { name, shows }) {
  const noted = await readUntil(timeoutMs, async () => {
    /** @type {import('./page/probe').Noted} */
    const soFar = await page.evaluate('window.visit.noted');
    const isComplete =
      (!shows.includes('goods') || soFar.goodsReady !== undefined) &&
      // The browser stops looking for the largest paint at the first tap.
      (shows.includes('channels') ? soFar.channelsShown : soFar.largestPaint) !== undefined;
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
 * @param {Page} page
 */
async function pressBuy(page) {
  await readUntil(timeoutMs, async () => {
    // The page tells when: asking it again and again would keep its slow processor busy.
    /** @type {{ x: number, y: number }} */
    const point = await page.evaluate('await window.visit.buyPoint()');
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return readUntil(retryMs, () => page.evaluate('window.visit.noted.channelsShown ?? null'));
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
 * Returns the total blocking time after the first paint: of each task, what exceeds 50 ms.
 *
 * @param {readonly { start: number, duration: number }[]} tasks in milliseconds
 * @param {number} firstPaint
 */
export function blockingTime(tasks, firstPaint) {
  return tasks.reduce((sum, { start, duration }) => {
    const after = Math.min(duration, start + duration - firstPaint);
    return sum + Math.max(0, after - maxShortMs);
  }, 0);
}
