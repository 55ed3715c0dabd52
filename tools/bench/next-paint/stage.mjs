import { chromium } from 'playwright-core';

/** How much slower the processor is made: a phone of the middle class beside a desktop computer. */
const slowDown = 4;
/** How long a finger and a key stay down, in milliseconds. */
const held = 50;
/** Long enough for whatever a popup still does after it was shown, its motion included. */
const settled = 300;

/**
 * One interaction: what the page measured, in milliseconds; see `page/measure-paint.ts`.
 *
 * @typedef {object} Paint
 * @property {number} event
 * @property {number} shown
 */

/**
 * A page with one contestant on it, and a player's hands.
 *
 * @typedef {object} Stage
 * @property {(selector: string, isShown: string) => Promise<Paint>} tap
 * @property {(key: string, isShown: string) => Promise<Paint>} press
 * @property {(key: string, isShown: string) => Promise<void>} pressUnmeasured
 * @property {() => Promise<void>} leave
 */

/**
 * Opens a browser to put contestants on.
 *
 * @param {string} executablePath
 * @param {string} address of the built page
 */
export async function openTheatre(executablePath, address) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    /** @returns {Promise<string[]>} names of the popups on the page */
    popups: async () => {
      const page = await browser.newPage();
      await page.goto(address);
      await page.waitForFunction('"bench" in window');
      /** @type {string[]} */
      const names = await page.evaluate('bench.popups');
      await page.close();
      return names;
    },
    /** @param {string} contestant */
    put: (contestant) => putOnStage(browser, `${address}#${encodeURIComponent(contestant)}`),
    close: () => browser.close(),
  };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Stage>}
 */
async function putOnStage(browser, address) {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  await page.goto(address);
  await page.locator('#open').waitFor();
  const hands = await page.context().newCDPSession(page);
  // From here on: loading is not what is measured.
  await hands.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.waitForTimeout(settled);

  /**
   * @param {'click' | 'keydown'} type
   * @param {string} isShown
   * @param {() => Promise<void>} act
   */
  async function measured(type, isShown, act) {
    await page.evaluate(
      `void (window.paint = bench.measurePaint(${JSON.stringify(type)}, () => ${isShown}))`,
    );
    await act();
    /** @type {Paint} */
    const paint = await page.evaluate('window.paint');
    await page.waitForTimeout(settled);
    return paint;
  }

  /** @param {string} selector */
  async function touch(selector) {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${address} has no ${selector} to tap.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await hands.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(held);
    await hands.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  return {
    tap: (selector, isShown) => measured('click', isShown, () => touch(selector)),
    press: (key, isShown) =>
      measured('keydown', isShown, () => page.keyboard.press(key, { delay: held })),
    pressUnmeasured: async (key, isShown) => {
      await page.keyboard.press(key);
      await page.waitForFunction(isShown);
      await page.waitForTimeout(settled);
    },
    leave: () => page.context().close(),
  };
}
