import type { Page } from '@playwright/test';
import { claimCoupons } from '../shop/claim-coupons';
import { expectAccessible } from '../shop/expect-accessible';
import { type ShopPlayer, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

const gems = /^300 Starlight/;
const payPath = '/api/pay/paypal_pay';

/** The coupon row of the recharge popup. */
function row(player: ShopPlayer) {
  return player.dialog().getByRole('button', { name: /^Coupon/ });
}

async function closePopup(player: ShopPlayer): Promise<void> {
  await player.dialog().getByRole('button', { name: 'Close' }).first().click();
}

async function openInOtherTab(page: Page, worker: number): Promise<ShopPlayer> {
  const other = playerOn(await page.context().newPage(), shopPortOf(worker));
  await other.visit('nova');
  return other;
}

test('the default coupon lowers the price, is sent with the order, and is used up by it', async ({
  player,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/, gems);
  await expect(row(player)).toContainText('You save $0.25');
  await expect(player.dialog().locator('s')).toContainText('$4.99');
  await expect(player.dialog()).toContainText('VIP points');
  await expectAccessible(player.page, 'recharge popup with a coupon');
  const provider = await player.buyAndFollow();
  await expect(provider.locator('body')).toContainText('4.74');
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();

  expect(await control.orders()).toMatchObject([{ status: 'success', price: 4.74 }]);
  const [{ query: sent } = { query: {} }] = await control.requests(payPath);
  expect(sent).toMatchObject({ pay_id: '10201', expected_price: '4.74' });
  expect(sent).toHaveProperty('coupon_code');

  await closePopup(player);
  await player.openRecharge();
  await expect(player.dialog()).toContainText('No usable coupon');
  await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toContainText('$4.99');
});

test(
  'another coupon can be picked, and its price is paid',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.comeBack('nova', { goods: gems });
    await claimCoupons(page, '510001', 'starfall');
    await player.openRecharge();
    await expect(row(player)).toContainText('−15%');
    await player.chooseChannel(/PayPal/);
    await row(player).click();
    await expect(page.getByRole('tab', { name: 'Usable (5)' })).toBeVisible();
    await expectAccessible(page, 'coupon picker');
    await player
      .dialog()
      .getByRole('button', { name: /Monthly coupon −10%/ })
      .click();
    await expect(row(player)).toContainText('−10%');
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ price: 4.49 }]);
  },
);

test(
  'the picker shows what is not usable, and the history',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('nova', { goods: gems });
    await player.openRecharge();
    await row(player).click();
    await page.getByRole('tab', { name: 'Not usable (1)' }).click();
    const unusable = player.dialog().getByRole('list', { name: 'Not usable (1)' });
    await expect(unusable.getByRole('listitem')).toContainText('Not usable');
    await player.dialog().getByRole('button', { name: 'History' }).click();
    await expect(player.dialog().getByRole('listitem')).toContainText([/Expired/, /Used/]);
    await player.dialog().getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('tab', { name: 'Usable (1)', exact: true })).toBeVisible();
  },
);

test(
  'without the coupon the player is asked, and pays the full price',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/, gems);
    await row(player).click();
    await player.dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toContainText('$4.99');
    await player.buy();
    await expect(player.dialog()).toContainText('You have a coupon you could use');
    await expectAccessible(player.page, 'question about an unused coupon');
    expect(await control.orders()).toEqual([]);

    const opened = player.page.context().waitForEvent('page');
    await player.dialog().getByRole('button', { name: 'Continue without' }).click();
    const provider = await opened;
    await provider.waitForURL(/pay\.localhost/);
    expect(await control.orders()).toMatchObject([{ price: 4.99 }]);
  },
);

test(
  'a channel without coupons says so, and the full price is paid',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /Xsolla/, gems);
    await expect(player.dialog()).toContainText('This payment method does not accept coupons');
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ price: 4.99 }]);
    const [{ query: sent } = { query: {} }] = await control.requests('/api/pay/xsolla_pay');
    expect(sent).not.toHaveProperty('coupon_code');
  },
);

test('goods without coupons say so', { tag: '@nightly' }, async ({ player }) => {
  await player.comeBack('nova');
  await player.page.locator('label').filter({ hasText: 'Passes' }).first().click();
  await player.chooseGoods(/Voyager Pass/);
  await player.openRecharge();
  await expect(player.dialog()).toContainText('This item cannot be bought with a coupon');
});

test(
  'a coupon that another tab has used is refused, and the next press pays the corrected price',
  { tag: '@nightly' },
  async ({ player, control }, { parallelIndex }) => {
    const { page } = player;
    await player.reachPayment('nova', /PayPal/, gems);
    await expect(row(player)).toContainText('−5%');
    const other = await openInOtherTab(page, parallelIndex);
    await other.chooseGoods(/680 Starlight/);
    await other.openRecharge();
    await other.chooseChannel(/PayPal/);
    await expect(row(other)).toContainText('You save');
    await other.buyAndFollow();

    await page.bringToFront();
    await player.buy();
    await expect(player.dialog()).toContainText('This coupon can no longer be used');
    const button = player.dialog().getByRole('button', { name: /^Buy/ });
    await expect(button).toContainText('$4.99');
    await expect(player.dialog()).toContainText('No usable coupon');
    await player.buyAndFollow();
    const prices = (await control.orders()).map(({ price }) => price);
    expect(prices).toHaveLength(2);
    expect(prices).toContain(4.99);
  },
);

test(
  'coupons that cannot be read do not stop the purchase',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await control.fault({ path: '/api/pay/productPoints', kind: 'code', value: -5000 });
    await player.reachPayment('nova', /PayPal/, gems);
    await expect(player.dialog()).toContainText('Coupons cannot be used right now');
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ price: 4.99 }]);
  },
);

test(
  'a player without a usable coupon claims one in the popup and uses it',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const account = { username: 'nova-solo', password: 'play-nova' };
    await player.comeBack('nova', { account, goods: gems });
    await player.openRecharge();
    await player.chooseChannel(/PayPal/);
    await row(player).click();
    await expectAccessible(player.page, 'coupon claim popup');
    await player.dialog().getByRole('button', { name: 'Claimable' }).click();
    await expect(player.dialog()).toContainText('Claimed');
    await player.dialog().getByRole('button', { name: 'Use', exact: true }).click();
    await expect(row(player)).toContainText('−5%');
    await player.buyAndFollow();
    expect(await control.orders()).toMatchObject([{ price: 4.74 }]);
  },
);
