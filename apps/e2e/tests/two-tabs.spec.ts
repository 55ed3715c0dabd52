import type { Page } from '@playwright/test';
import { type ShopPlayer, accountOf, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

/** Opens another tab of the same browser. */
async function otherTab(page: Page, worker: number): Promise<ShopPlayer> {
  const other = playerOn(await page.context().newPage(), shopPortOf(worker));
  await other.visit('nova');
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

test('a tab reports that the player signed out in another tab', async ({ player }, {
  parallelIndex,
}) => {
  await player.comeBack('nova');
  await expect(player.page.getByRole('button', { name: /^Account nova-player/ })).toBeVisible();
  const other = await otherTab(player.page, parallelIndex);
  await other.page.evaluate(() => {
    localStorage.clear();
  });
  await expect(player.page.getByRole('alertdialog')).toContainText(changed);
});

test('a guest tab becomes signed in when the player signs in in another tab', async ({ player }, {
  parallelIndex,
}) => {
  await player.visit('nova');
  const other = await otherTab(player.page, parallelIndex);
  await other.signIn(accountOf('nova'));
  await expect(player.page.getByRole('button', { name: /^Account nova-player/ })).toBeVisible();
});
