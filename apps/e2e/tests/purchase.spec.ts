import { expectOnePaidOrder, makeFirstPurchase } from '../shop/first-purchase';
import { expect, test } from '../shop/test';

const success = { name: 'Payment complete' };

test('a first visit ends with success, one paid order and a receipt that is copied', async ({
  player,
  page,
  control,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeFirstPurchase(player);
  await expectOnePaidOrder(player, control);

  await page.bringToFront();
  await player.dialog().getByRole('button', { name: 'Copy receipt' }).click();
  await expect(player.dialog().getByRole('button', { name: 'Copied' })).toBeVisible();
  const [order] = await control.orders();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Nova Games\n/);
  expect(copied).toMatch(/^Time: \d{4}\/\d\d\/\d\d \d\d:\d\d/m);
  expect(copied).toContain('Amount: $4.74');
  expect(copied).toContain('Payment method: PayPal');
  expect(copied).toContain(order?.billing_no ?? 'no order');

  await player.dialog().getByRole('button', { name: 'Recharge done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a payment that the provider refuses fails, and another channel can be chosen',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const provider = await player.buyAndFollow();
    await provider.getByRole('button', { name: /Refuse/ }).click();

    await expect(player.dialog().getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'fail' }]);

    await player.page.bringToFront();
    await player.dialog().getByRole('button', { name: 'Change recharge way' }).click();
    await expect(player.dialog().getByRole('heading', { name: 'Recharge info' })).toBeVisible();
  },
);

test(
  'a payment that the player cancels on the page of the provider has not failed',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.reachPayment('nova', /PayPal/);
    const provider = await player.buyAndFollow();
    await provider.getByRole('button', { name: /Cancel/ }).click();

    const cancelled = 'The payment was cancelled';
    await expect(player.dialog().getByRole('heading', { name: cancelled })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'fail' }]);
    await player.goTo('nova', '/my');
    await expect(page.getByText(cancelled)).toBeVisible();
    await expect(page.getByText('Payment failed')).toHaveCount(0);
  },
);

test(
  '“Recharge done” finds a pending payment that was settled after a reload',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.page.clock.install();
    await player.reachPayment('nova', /PayPal/);
    const provider = await player.buyAndFollow();
    await provider.getByRole('button', { name: /leave it pending/ }).click();
    await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'pending' }]);
    // The window closes itself, in time of its own: the clock that is stopped later would be stopped in it as well.
    await expect.poll(() => provider.isClosed()).toBe(true);

    await player.page.reload();
    await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    const [order] = await control.orders();
    // Stops the page's own polling, so that only the button can find the settlement. Frames stop too, so a
    // few are let through until what has been asked is shown: fewer than to the next poll.
    const { clock } = player.page;
    await clock.pauseAt(Date.now() + 60_000);
    const eventually = (shown: () => Promise<boolean>): Promise<void> =>
      expect(async () => {
        await clock.runFor(20);
        expect(await shown()).toBe(true);
      }).toPass({ intervals: [100] });
    const done = player.dialog().getByRole('button', { name: 'Recharge done' });
    await eventually(() => done.isEnabled());
    await control.settle(order?.billing_no ?? '', 'success');
    await done.click();
    await eventually(() => player.dialog().getByRole('heading', success).isVisible());
  },
);

test('the choices survive a reload', { tag: '@nightly' }, async ({ player }) => {
  await player.walkToPayment('nova', /PayPal/);
  await player.page.reload();
  await player.openRecharge();
  await expect(player.dialog()).toContainText('S1 Vega');
  await expect(player.dialog().getByRole('radio', { name: /PayPal/ })).toBeChecked();
});

test(
  'a double click on “Buy” creates one order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    await player.dialog().getByRole('button', { name: /^Buy/ }).dblclick();
    await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'a truncated response is repeated and ends at the same order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.page.clock.install();
    await player.reachPayment('nova', /PayPal/);
    await control.fault({
      host: 'api.localhost',
      path: '/api/pay/paypal_pay',
      kind: 'truncated',
      times: 1,
    });
    const lost = player.page.waitForEvent('requestfailed', (request) =>
      request.url().includes('paypal_pay'),
    );
    await player.buy();
    await lost;
    // The next attempt follows after 4 seconds.
    await player.page.clock.fastForward(4_000);
    await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  '“Go to pay” is a link when the browser blocks the pay window, and the provider leads back to the shop',
  { tag: '@nightly' },
  async ({ player }) => {
    await player.page.addInitScript(() => {
      window.open = () => null;
    });
    await player.reachPayment('nova', /PayPal/);
    await player.buy();
    const link = player.dialog().getByRole('link', { name: /Go to pay/ });
    await expect(link).toHaveAttribute('href', /^http:\/\/pay\.localhost:/);
    await expect(link).toHaveAttribute('rel', /noopener/);

    const { page } = player;
    const shop = new URL(page.url()).origin;
    await link.click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL(new RegExp(`^${shop}/`));
    await expect(page.getByText('Payment complete')).toBeVisible();
  },
);
