import { expect, test } from '../shop/test';

test('the back button closes the top popup and keeps the page’s scroll position', async ({
  player,
}) => {
  const { page } = player;
  const position = async (): Promise<number> => page.evaluate(() => window.scrollY);

  await player.comeBack('nova');
  await player.chooseGoods(/6,480 Starlight/);
  const address = page.url();
  const scrolled = await position();
  expect(scrolled).toBeGreaterThan(0);
  await player.openRecharge();
  await player.chooseChannel(/Local wallets/);
  await expect(page.getByRole('dialog')).toHaveCount(2);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(player.dialog().getByRole('heading', { name: 'Recharge info' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(await position()).toBe(scrolled);
  await expect(page.getByRole('radio', { name: /6,480 Starlight/ })).toBeChecked();
});

test('the back button leaves the page after popups were closed by hand', async ({ player }) => {
  const { page } = player;
  await player.visit('nova');
  await player.goTo('nova', '/my');
  await page.getByRole('button', { name: /^Language:/ }).click();
  await player.dialog().getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/selectGoods$/);
});
