import { chromium } from 'playwright-core';

/** CPU slow-down that makes a desktop computer about as slow as a mid-range phone. */
const cpuSlowdown = 4;
/** How long a touch or a key press lasts. */
const pressMs = 50;
/** A player's pause between two presses: until then a popup has opened, and a browser takes two taps for a double tap. */
const settleMs = 300;

/**
 * Launches the browser for the candidates.
 *
 * @param {string} address of the built page
 */
export async function openBrowser(executablePath, address) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    popups: async () => {
      const page = await browser.newPage();
      await page.goto(address);
      await page.waitForFunction('"bench" in window');
      const names = await page.evaluate('bench.popups');
      await page.close();
      return names;
    },
    openPage: (candidate) => openPage(browser, `${address}#${encodeURIComponent(candidate)}`),
    close: () => browser.close(),
  };
}

async function openPage(browser, address) {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  await page.goto(address);
  await page.locator('#open').waitFor();
  const session = await page.context().newCDPSession(page);
  // Only after loading, which is not measured.
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.waitForTimeout(settleMs);

  async function measure(type, isShown, act) {
    await page.evaluate(
      `void (window.paint = bench.measurePaint(${JSON.stringify(type)}, () => ${isShown}))`,
    );
    await act();
    const paint = await page.evaluate('window.paint');
    await page.waitForTimeout(settleMs);
    return paint;
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
    tap: (selector, isShown) => measure('click', isShown, () => touch(selector)),
    press: (key, isShown) =>
      measure('keydown', isShown, () => page.keyboard.press(key, { delay: pressMs })),
    pressUnmeasured: async (key, isShown) => {
      await page.keyboard.press(key);
      await page.waitForFunction(isShown);
      await page.waitForTimeout(settleMs);
    },
    close: () => page.context().close(),
  };
}
