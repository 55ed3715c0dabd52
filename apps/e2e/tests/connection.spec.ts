import { expectAccessible } from '../shop/expect-accessible';
import { expect, test } from '../shop/test';

test(
  'goods that were chosen without a connection appear by themselves once it is back',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.visit('nova');
    await page.getByRole('button', { name: /^Game Starfall/ }).click();
    await page.context().setOffline(true);
    // Once on the page, and once for screen readers, which do not hear the page behind a popup.
    await expect(page.getByText('Payment is paused').first()).toBeVisible();
    await player.dialog().getByRole('button', { name: 'Neon Drift' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();

    const goods = page.getByRole('region', { name: 'What would you like?' });
    await expect(goods.getByRole('alert')).toContainText('You are offline');
    await expectAccessible(page, 'goods without a connection');
    await page.context().setOffline(false);
    // It lasts four seconds, and the call may be repeated as late as that.
    await expect(page.getByText('You are back online')).toBeVisible();
    await expect(goods.getByRole('radio', { name: /100 Volts/ })).toBeVisible();
    await expect(page.getByText('You are back online')).toHaveCount(0);
  },
);

test('nothing can be bought without a connection, and the popup says why', async ({
  player,
  control,
}) => {
  const { page } = player;
  await player.reachPayment('nova', /PayPal/);
  await page.context().setOffline(true);
  await expect(player.dialog()).toContainText('You are offline');
  await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toBeDisabled();

  await page.context().setOffline(false);
  await expect(player.dialog()).not.toContainText('You are offline');
  await player.buyAndFollow();
  expect(await control.orders()).toHaveLength(1);
});

test(
  'a link to an unknown game says so once, and another game can be chosen',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.goTo('nova', '/?client_id=999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not complete/);
    await page.getByRole('link', { name: 'Return home' }).click();
    await page.getByRole('button', { name: /^Game/ }).click();
    await player.dialog().getByRole('button', { name: 'Neon Drift' }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('radio', { name: /100 Volts/ })).toBeVisible();
  },
);
