import type { Page } from '@playwright/test';
import type { Control } from '../shop/control';
import type { Player } from '../shop/player';
import { expect, test } from '../shop/test';

const creating = '/api/pay/paypal_pay';
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** Lets time pass in steps, with a moment in between for the network to answer or to fail. */
async function pass(page: Page, ms: number): Promise<void> {
  // A call has three attempts with pauses in between; for longer times they need not be so fine.
  const step = ms > minute ? 20 * second : 5 * second;
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.fastForward(Math.min(step, ms - passed));
    await page.evaluate(() => fetch('/no-such-file.txt').catch(() => undefined));
  }
}

/** The keys that the page has sent creating calls with, one for each call, heard of or not. */
function watchKeys(page: Page): readonly (string | null)[] {
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === creating) keys.push(url.searchParams.get('idempotency_key'));
  });
  return keys;
}

async function expectUnknown(player: Player): Promise<void> {
  const unknown = { name: 'We could not confirm your payment' };
  await expect(player.dialog().getByRole('heading', unknown)).toBeVisible();
  await expect(player.dialog()).toContainText('Please do not pay again');
}

/** Buys without an answer, and resolves to the keys that the page sends from then on. */
async function buyUnanswered(
  player: Player,
  control: Control,
  fault: { readonly value?: 'after' } = {},
): Promise<readonly (string | null)[]> {
  await player.reachPayment('nova', /PayPal/);
  const keys = watchKeys(player.page);
  await control.fault({ path: creating, kind: 'down', ...fault });
  await player.buy();
  await pass(player.page, 20 * second);
  await expectUnknown(player);
  return keys;
}

async function expectFound(player: Player, control: Control): Promise<void> {
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  expect(await control.orders()).toHaveLength(1);
}

function checkNow(player: Player): Promise<void> {
  return player.dialog().getByRole('button', { name: 'Check now' }).click();
}

test('forty minutes without a network make no order that was not pressed for, and no second key', async ({
  player,
  page,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/);
  const keys = watchKeys(page);
  await page.context().setOffline(true);
  await player.buy();
  await pass(page, minute);
  await expectUnknown(player);

  await pass(page, 39 * minute);
  await expect(player.dialog()).toContainText('Press “Check now”');
  await expect(player.dialog().getByRole('link', { name: /Customer service/ })).toBeVisible();
  expect(keys.length).toBeLessThanOrEqual(54);

  await page.context().setOffline(false);
  await pass(page, 5 * minute);
  expect(await control.orders()).toEqual([]);
  expect(await control.requests(creating)).toEqual([]);

  await checkNow(player);
  await expectFound(player, control);
  expect(new Set(keys).size).toBe(1);
});

test('an order that was paid while its answer was lost is found, and shown as paid', async ({
  player,
  page,
  control,
}) => {
  const keys = await buyUnanswered(player, control, { value: 'after' });
  const [order] = await control.orders();
  await control.settle(order?.billing_no ?? '', 'success');

  await pass(page, 19 * minute);
  await expectUnknown(player);
  await control.clearFaults();
  await checkNow(player);
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
  expect(await control.orders()).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

for (const jump of [24 * hour, -24 * hour])
  test(`a clock that jumps by ${String(jump / hour)} hours changes neither key nor asking`, async ({
    player,
    page,
    control,
  }) => {
    const keys = await buyUnanswered(player, control, { value: 'after' });
    await page.clock.setSystemTime(Date.now() + jump);
    await control.clearFaults();
    await pass(page, minute);
    await expectFound(player, control);
    expect(new Set(keys).size).toBe(1);
  });

test('a phone that sleeps for eight hours makes no order when it wakes', async ({
  player,
  page,
  control,
}) => {
  const keys = await buyUnanswered(player, control);
  // The page has counted nothing meanwhile; the clocks of device and server have gone on.
  const date = new Date(Date.now() + 8 * hour);
  await page.clock.setSystemTime(date);
  await page.route(/localhost:\d+\/$/, (route) =>
    route.fulfill({ headers: { date: date.toUTCString() } }),
  );
  await control.clearFaults();
  const before = keys.length;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await pass(page, 5 * minute);
  expect(keys).toHaveLength(before);
  expect(await control.orders()).toEqual([]);
  await expect(player.dialog()).toContainText('Press “Check now”');

  await checkNow(player);
  await expectFound(player, control);
  expect(new Set(keys).size).toBe(1);
});

test('after a reload the player is told of the purchase, and asks by a press', async ({
  player,
  page,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/);
  const keys = watchKeys(page);
  await control.fault({ path: creating, kind: 'slow', value: 3_000, times: 1 });
  const opened = page.context().waitForEvent('page');
  await player.buy();
  const payWindow = await opened;
  const closed = payWindow.waitForEvent('close');
  await page.reload();
  await closed;

  await pass(page, minute);
  const notice = page.getByRole('status').filter({ hasText: 'not confirmed yet' });
  await expect(notice).toContainText('Please do not pay again');
  await pass(page, minute);
  expect(keys).toHaveLength(1);

  await notice.getByRole('button', { name: 'Check now' }).click();
  await expectUnknown(player);
  await checkNow(player);
  await expectFound(player, control);
  expect(new Set(keys).size).toBe(1);
  await expect(notice).toBeHidden();
});
