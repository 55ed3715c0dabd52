import type { Page } from '@playwright/test';
import type { Control } from '../shop/control';
import type { ShopPlayer } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const creating = '/api/pay/paypal_pay';
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** Advances the clock in steps and lets the network respond or fail in between. */
async function pass(page: Page, ms: number): Promise<void> {
  // Short steps keep apart the three attempts of a call; longer times need no such precision.
  const step = ms > minuteMs ? 20 * secondMs : 5 * secondMs;
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.fastForward(Math.min(step, ms - passed));
    await page.evaluate(() => fetch('/no-such-file.txt').catch(() => undefined));
  }
}

/** Collects the key of each creating call that the page sends, answered or not. */
function watchKeys(page: Page): readonly (string | null)[] {
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === creating) keys.push(url.searchParams.get('idempotency_key'));
  });
  return keys;
}

async function expectUnknown(player: ShopPlayer): Promise<void> {
  const unknown = { name: 'We could not confirm your payment' };
  await expect(player.dialog().getByRole('heading', unknown)).toBeVisible();
  await expect(player.dialog()).toContainText('Please do not pay again');
}

/** Presses the button that buys; resolves to the window that opens for the provider. */
async function press(player: ShopPlayer): Promise<Page> {
  const opened = player.page.context().waitForEvent('page');
  await player.buy();
  return opened;
}

/**
 * Passes the three attempts of a creating call, after which the shop closes the window. A step of the
 * clock that falls on the end of a window fails, so none is made before that.
 */
async function passAttempts(page: Page, payWindow: Page): Promise<void> {
  const closed = payWindow.waitForEvent('close');
  await pass(page, 10 * secondMs);
  await closed;
}

/** Buys without a response, and resolves to the keys that the page sends from then on. */
async function buyUnanswered(
  player: ShopPlayer,
  control: Control,
  fault: { readonly value?: 'after' } = {},
): Promise<readonly (string | null)[]> {
  await player.reachPayment('nova', /PayPal/);
  const keys = watchKeys(player.page);
  await control.fault({ path: creating, kind: 'down', ...fault });
  await passAttempts(player.page, await press(player));
  await expectUnknown(player);
  return keys;
}

async function expectFound(player: ShopPlayer, control: Control): Promise<void> {
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  expect(await control.orders()).toHaveLength(1);
}

async function checkNow(player: ShopPlayer): Promise<void> {
  await player.page.bringToFront();
  await player.dialog().getByRole('button', { name: 'Check now' }).click();
}

test(
  'forty minutes offline create no order without a press, and no second key',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const keys = watchKeys(page);
    // Offline, “Buy” cannot be pressed: the connection is lost with the press.
    await page.route(`**${creating}*`, (route) => route.abort('internetdisconnected'));
    const payWindow = await press(player);
    await page.context().setOffline(true);
    await passAttempts(page, payWindow);
    await pass(page, minuteMs);
    await expectUnknown(player);

    await pass(page, 39 * minuteMs);
    await expect(player.dialog()).toContainText('Press “Check now”');
    await expect(player.dialog().getByRole('link', { name: /Customer service/ })).toBeVisible();
    expect(keys.length).toBeLessThanOrEqual(54);

    await page.context().setOffline(false);
    await page.unroute(`**${creating}*`);
    await pass(page, 5 * minuteMs);
    expect(await control.orders()).toEqual([]);
    expect(await control.requests(creating)).toEqual([]);

    await checkNow(player);
    await expectFound(player, control);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  'an order that was paid while its response was lost is found and shown as paid',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const keys = await buyUnanswered(player, control, { value: 'after' });
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'success');

    await pass(page, 19 * minuteMs);
    await expectUnknown(player);
    await control.clearFaults();
    await checkNow(player);
    await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
    expect(await control.orders()).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  },
);

for (const jump of rowsToTest([24 * hourMs, -24 * hourMs]))
  test(
    `a clock that jumps by ${String(jump / hourMs)} hours changes neither key nor retries`,
    { tag: '@nightly' },
    async ({ player, page, control }) => {
      const keys = await buyUnanswered(player, control, { value: 'after' });
      await page.clock.setSystemTime(Date.now() + jump);
      await control.clearFaults();
      await pass(page, minuteMs);
      await expectFound(player, control);
      expect(new Set(keys).size).toBe(1);
    },
  );

/** Passes time until the shop does not ask about the purchase: a question has three attempts. */
async function passQuestion(page: Page, player: ShopPlayer): Promise<void> {
  const check = player.dialog().getByRole('button', { name: 'Check now' });
  await expect(async () => {
    if (!(await check.isEnabled())) await pass(page, 5 * secondMs);
    expect(await check.isEnabled()).toBe(true);
  }).toPass();
}

test(
  'a phone that sleeps for eight hours creates no order when it wakes',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    // Its answers have no date: one that arrives while the clocks jump would bring the time of before.
    await page.route('**/api/pay/getLimitProductInfo*', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 1, msg: '', content: { products: [] } },
      }),
    );
    const keys = await buyUnanswered(player, control);
    await passQuestion(page, player);
    // Timers of the page stood still; the clocks of device and server advanced.
    const date = new Date(Date.now() + 8 * hourMs);
    await page.clock.setSystemTime(date);
    await page.route(/localhost:\d+\/$/, (route) =>
      route.fulfill({ headers: { date: date.toUTCString() } }),
    );
    await control.clearFaults();
    const before = keys.length;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await pass(page, 5 * minuteMs);
    expect(keys).toHaveLength(before);
    expect(await control.orders()).toEqual([]);
    await expect(player.dialog()).toContainText('Press “Check now”');

    await checkNow(player);
    await expectFound(player, control);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  'after a reload the player sees the unconfirmed purchase and checks it by a press',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const keys = watchKeys(page);
    await control.fault({ path: creating, kind: 'slow', value: 3_000, times: 1 });
    const payWindow = await press(player);
    const closed = payWindow.waitForEvent('close');
    await page.reload();
    await closed;

    await pass(page, minuteMs);
    const notice = page.getByRole('status').filter({ hasText: 'not confirmed yet' });
    await expect(notice).toContainText('Please do not pay again');
    await pass(page, minuteMs);
    expect(keys).toHaveLength(1);

    await notice.getByRole('button', { name: 'Check now' }).click();
    await expectUnknown(player);
    await checkNow(player);
    await expectFound(player, control);
    expect(new Set(keys).size).toBe(1);
    await expect(notice).toBeHidden();
  },
);
