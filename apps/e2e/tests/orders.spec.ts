import type { Page } from '@playwright/test';
import { type ShopPlayer, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const pending = 'Waiting for your payment';
const paid = 'Payment complete';
const overdue = 'The time to pay was over';

async function closePopup(player: ShopPlayer): Promise<void> {
  await player.page.bringToFront();
  await player.dialog().getByRole('button', { name: 'Close' }).click();
  await expect(player.page.getByRole('dialog')).toHaveCount(0);
}

async function changeWay(player: ShopPlayer): Promise<void> {
  const tip = player.dialog().getByRole('button', { name: /Change the recharge way/ });
  await tip.click();
}

/** Makes an order through PayPal and closes everything about it. */
async function leaveUnpaid(player: ShopPlayer): Promise<void> {
  await player.reachPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  await provider.close();
  await closePopup(player);
}

test('a closed order stays in sight, also on the next visit, and opens only by a press', async ({
  player,
  page,
}, { parallelIndex }) => {
  await leaveUnpaid(player);
  await expect(notice(page, pending)).toContainText('300 Starlight · $4.74');

  const next = playerOn(await page.context().newPage(), shopPortOf(parallelIndex));
  await next.visit('nova');
  const strip = notice(next.page, pending);
  await expect(strip).toContainText('300 Starlight · $4.74');
  await expect(next.page.getByRole('dialog')).toHaveCount(0);
  await strip.getByRole('button', { name: 'Continue' }).click();
  await expect(next.dialog().getByRole('heading', { name: pending })).toBeVisible();
  await expect(next.dialog().getByRole('link', { name: /Go to pay/ })).toBeVisible();
});

test(
  'an order that is made and paid in one tab is said in every tab, once',
  { tag: '@nightly' },
  async ({ player, page, control }, { parallelIndex }) => {
    await player.reachPayment('nova', /PayPal/);
    const other = playerOn(await page.context().newPage(), shopPortOf(parallelIndex));
    await other.visit('nova');
    await page.bringToFront();
    const provider = await player.buyAndFollow();
    await provider.close();
    await closePopup(player);
    await expect(notice(other.page, pending)).toBeVisible();
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'success');

    await player.page.bringToFront();
    await expect(notice(page, paid)).toContainText('300 Starlight · $4.74');
    await expect(notice(other.page, paid)).toBeVisible();
    await notice(page, paid).getByRole('button', { name: 'Show' }).click();
    await expect(player.dialog().getByRole('heading', { name: paid })).toBeVisible();
    await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
    await player.dialog().getByRole('button', { name: 'Recharge done' }).click();
    await expect(notice(page, paid)).toHaveCount(0);
    await expect(notice(other.page, paid)).toHaveCount(0);
  },
);

test(
  'an order whose time to pay was over and that was paid after all says so on the next visit, also on /my',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.reachPayment('ember', /PayPal/, /^300 /);
    const provider = await player.buyAndFollow();
    await provider.close();
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'expired');
    await page.bringToFront();
    await expect(player.dialog().getByRole('heading', { name: overdue })).toBeVisible();
    await closePopup(player);
    await player.goTo('ember', '/my');
    await expect(page.getByText(overdue)).toBeVisible();

    await control.settle(order?.billing_no ?? '', 'late-success');
    await player.goTo('ember', '/my');
    await expect(notice(page, paid)).toBeVisible();
    await expect(page.getByText(overdue)).toHaveCount(0);
  },
);

test(
  '/my leads to each unfinished order',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await leaveUnpaid(player);
    await player.chooseGoods(/680 Starlight/);
    await player.openRecharge();
    await player.chooseChannel(/PayPal/);
    await player.buyAndFollow();
    await closePopup(player);
    await page.getByRole('link', { name: 'My' }).click();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Starlight' });
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('680 Starlight');
    await expect(rows.nth(1)).toContainText('$4.74');

    const orders = await control.orders();
    const first = orders.find(({ price }) => price === 4.74);
    await rows.nth(1).getByRole('button', { name: 'Continue' }).click();
    await expect(player.dialog()).toContainText(first?.billing_no ?? 'no order');
  },
);

test('another way to pay replaces the unpaid order', async ({ player, page, control }) => {
  await player.reachPayment('nova', /PayPal/);
  await player.buyAndFollow();
  await page.bringToFront();
  await changeWay(player);
  await expect(player.dialog()).toContainText('You have an unpaid order for this item');
  await expect(player.dialog().getByRole('button', { name: 'Pay that order' })).toBeVisible();
  await player.chooseChannel(/Xsolla/);
  const provider = await player.buyAndFollow();
  expect(await control.orders()).toMatchObject([
    { status: 'pending', payway_id: '12101' },
    { status: 'fail', payway_id: '10201' },
  ]);
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await page.bringToFront();
  await expect(player.dialog().getByRole('heading', { name: paid })).toBeVisible();
  // Xsolla takes no coupon.
  for (const text of ['$4.99', 'Credit or debit card'])
    await expect(player.dialog()).toContainText(text);
  await player.dialog().getByRole('button', { name: 'Recharge done' }).click();
  // The player has ended the first order, so there is nothing to say about it.
  await expect(notice(page, 'Payment failed')).toHaveCount(0);
  await player.goTo('nova', '/my');
  const orders = page.getByRole('main').getByRole('listitem');
  await expect(orders.filter({ hasText: 'Replaced by another order' })).toHaveCount(1);
  await expect(orders.filter({ hasText: 'Payment failed' })).toHaveCount(0);
});

test(
  'an order that was paid meanwhile is shown instead of being replaced',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.reachPayment('nova', /PayPal/);
    await player.buyAndFollow();
    await page.bringToFront();
    await changeWay(player);
    await player.chooseChannel(/Xsolla/);
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'success');
    await player.buy();
    await expect(player.dialog().getByRole('heading', { name: paid })).toBeVisible();
    await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'an unpaid order of another device blocks, and can be paid or replaced',
  { tag: '@nightly' },
  async ({ player, browser, control }, { parallelIndex }) => {
    const context = await browser.newContext();
    const elsewhere = playerOn(await context.newPage(), shopPortOf(parallelIndex));
    await elsewhere.reachPayment('nova', /PayPal/);
    await elsewhere.buyAndFollow();
    await context.close();

    await player.reachPayment('nova', /Xsolla/);
    await player.buy();
    await expect(player.dialog()).toContainText('You have an unpaid order for this item');
    expect(await control.orders()).toHaveLength(1);
    await player.dialog().getByRole('button', { name: 'Pay that order' }).click();
    const [order] = await control.orders();
    await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
    // Only the back end can say how it is paid.
    await expect(player.dialog()).toContainText('PayPal');

    await changeWay(player);
    await player.chooseChannel(/Xsolla/);
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ status: 'pending' }, { status: 'fail' }]);
  },
);

test(
  'a browser that opens no windows goes to the page to pay on and comes back to the order',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await player.reachPayment('nova', /PayPal/);
    await player.buy();
    await player.dialog().getByRole('link', { name: 'Go to pay' }).click();
    await page.waitForURL(/pay\.localhost/);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.goto('about:blank');
    // The order may be shown before the goods, which it then covers.
    await player.goTo('nova');
    await expect(player.dialog().getByRole('heading', { name: paid })).toBeVisible();
  },
);

test(
  'where nothing is stored, an unfinished order stays in the address until it ends',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await player.walkToPayment('nova', /PayPal/);
    const provider = await player.buyAndFollow();
    await provider.close();
    await closePopup(player);
    const [order] = await control.orders();
    const number = order?.billing_no ?? 'no order';
    await expect(page).toHaveURL(new RegExp(`billing_no=${number}`));

    await page.reload();
    await player.signIn({ username: 'nova-player', password: 'play-nova' });
    await expect(player.dialog()).toContainText(number);
    await control.settle(number, 'success');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(player.dialog().getByRole('heading', { name: paid })).toBeVisible();
    await expect(page).not.toHaveURL(/billing_no/);
  },
);
