import type { Page } from '@playwright/test';
import { type ShopPlayer, accountOf, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { buyInStep, chooseChannelInStep, expectStep, result, steps } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Opens another tab of the same browser. */
async function otherTab(
  page: Page,
  worker: number,
  brand = 'nova',
  path?: string,
): Promise<ShopPlayer> {
  const other = playerOn(await page.context().newPage(), shopPortOf(worker));
  await other.visit(brand, path);
  return other;
}

const changed = 'signed in with another account or signed out in another tab';

test('a tab whose account was changed in another tab does not buy for the old account', async ({
  player,
  control,
}, { parallelIndex }) => {
  await player.reachPayment('nova', /PayPal/);
  const other = await otherTab(player.page, parallelIndex);
  await other.page.getByRole('button', { name: /^Account nova-player/ }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await other.dialog().getByLabel('Account', { exact: true }).fill('nova-solo');
  await other.dialog().getByLabel('Password', { exact: true }).fill(accountOf('nova').password);
  await other.dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.page.getByRole('button', { name: /^Account nova-solo/ })).toBeVisible();

  await expect(player.page.getByRole('alertdialog')).toContainText(changed);
  await expect(player.page.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
  expect(await control.orders()).toEqual([]);
  await player.page.bringToFront();
  await player.page.getByRole('button', { name: 'Load again' }).click();
  await expect(player.page.getByRole('button', { name: /^Account nova-solo/ })).toBeVisible();
});

test(
  'a guest tab becomes signed in when the player signs in in another tab',
  { tag: '@nightly' },
  async ({ player }, { parallelIndex }) => {
    await player.visit('nova');
    const other = await otherTab(player.page, parallelIndex);
    await other.signIn(accountOf('nova'));
    await expect(player.page.getByRole('button', { name: /^Account nova-player/ })).toBeVisible();
  },
);

test(
  'the payment of the old version ends when another tab signs out, and does not buy for the next account',
  { tag: '@nightly' },
  async ({ player, page, control }, { parallelIndex }) => {
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await player.openRecharge();
    await chooseChannelInStep(page, /PayPal/);
    const other = await otherTab(page, parallelIndex, 'europa', steps.goods[0]);
    await other.page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(changed);
    await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0);
    await other.signIn({ ...accountOf('europa'), username: 'europa-solo' });
    await expect(other.page.getByRole('banner')).toContainText('europa-solo');

    await page.bringToFront();
    // No step back gets past it.
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toContainText(changed);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('banner')).toContainText('europa-solo');
    expect(await control.orders()).toEqual([]);
  },
);

test('a tab buys what it shows although another one has chosen another game (new version)', async ({
  player,
  page,
  control,
}, { parallelIndex }) => {
  await player.reachPayment('nova', /PayPal/);
  const other = await otherTab(page, parallelIndex);
  await other.page.getByRole('button', { name: /^Game Starfall/ }).click();
  await other.dialog().getByRole('button', { name: 'Neon Drift' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await expect(other.page.getByRole('radio', { name: /100 Volts/ })).toBeVisible();

  await page.bringToFront();
  await player.buyAndFollow();
  await page.bringToFront();
  await expect(player.dialog()).toContainText('300 Starlight');
  expect(await control.orders()).toMatchObject([{ product_id: '510001-gems-300' }]);
});

test(
  'a tab buys what it shows although another one has chosen another game (old version)',
  { tag: '@nightly' },
  async ({ player, page, control }, { parallelIndex }) => {
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await player.openRecharge();
    const other = await otherTab(page, parallelIndex, 'europa', steps.goods[0]);
    await other.page.getByRole('button', { name: /^Game/ }).click();
    const games = other.page.getByRole('main').getByRole('listitem').getByRole('button');
    await games.filter({ hasNotText: 'Selected' }).first().click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
    await expectStep(other.page, 'goods');

    await page.bringToFront();
    await buyInStep(page, /PayPal/);
    await expect(result(page)).toContainText('300 ');
    expect(await control.orders()).toMatchObject([{ product_id: '630001-gems-300' }]);
  },
);

test(
  'a popup that was open while another tab paid for its goods says that they are paid',
  { tag: '@nightly' },
  async ({ player, page, control }, { parallelIndex }) => {
    await player.reachPayment('nova', /PayPal/);
    const other = await otherTab(page, parallelIndex);
    await other.openRecharge();
    await other.chooseChannel(/PayPal/);
    const provider = await other.buyAndFollow();
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(other.dialog()).toContainText('Payment complete');

    await page.bringToFront();
    await expect(player.dialog()).toContainText('Payment complete');
    const [order] = await control.orders();
    await player.dialog().getByRole('button', { name: 'Show' }).click();
    await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
  },
);
