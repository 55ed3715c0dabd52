import { expectAccessible } from '../shop/expect-accessible';
import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

test(
  'every step up to the recharge popup is accessible',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    const rows = player.dialog().getByRole('listitem');

    await player.visit('nova');
    await expectAccessible(page, 'signed out');
    await page.getByRole('button', { name: /^Game/ }).click();
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page, 'game list');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: /^Sign in$/ })
      .last()
      .click();
    await expect(player.dialog().getByLabel('Account', { exact: true })).toBeVisible();
    await expectAccessible(page, 'login popup');
    await page.keyboard.press('Escape');

    await player.signIn(accountOf('nova'));
    await page
      .getByRole('button', { name: /Choose a server/ })
      .last()
      .click();
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page, 'server list');
    await page.keyboard.press('Escape');

    await player.chooseServer(/^S1\b/i);
    await page
      .getByRole('button', { name: /Choose a role/ })
      .last()
      .click();
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page, 'role list');
    await page.keyboard.press('Escape');

    await player.chooseRole();
    await player.chooseGoods(/300 Starlight/);
    await expectAccessible(page, 'goods chosen');
  },
);

test(
  'every step from the recharge popup on is accessible',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    const settle = async (status: 'success' | 'fail'): Promise<void> => {
      const pending = (await control.orders()).find((order) => order.status === 'pending');
      await control.settle(pending?.billing_no ?? '', status);
      // The page polls the order; focusing the page polls at once.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    };
    const buyAndWait = async (): Promise<void> => {
      await player.buyAndFollow();
      await page.bringToFront();
      await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    };

    await player.reachPayment('nova', /Local wallets/);
    await expect(player.dialog().getByRole('heading', { name: 'Local wallets' })).toBeVisible();
    await expectAccessible(page, 'sub-channel popup');
    await page.keyboard.press('Escape');
    await player.chooseChannel(/PayPal/);
    await expectAccessible(page, 'recharge popup');

    await buyAndWait();
    await expectAccessible(page, 'result pending');
    await settle('fail');
    await expect(player.dialog().getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await expectAccessible(page, 'result fail');

    await player.dialog().getByRole('button', { name: 'Continue recharge' }).click();
    await buyAndWait();
    await settle('success');
    await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await expectAccessible(page, 'result success');
  },
);
