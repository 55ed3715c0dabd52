import { expectAccessible } from '../shop/expect-accessible';
import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

// A popup that still fades in has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const brand of ['nova', 'merlion', 'formosa', 'haneul']) {
  test(`the first page of ${brand} is accessible, light and dark`, async ({ player }) => {
    await player.visit(brand);
    await expectAccessible(player.page, 'signed out');
  });
}

test('every step up to the recharge popup is accessible, light and dark', async ({ player }) => {
  const { page } = player;
  const look = async (step: string): Promise<void> => expectAccessible(page, step);

  await player.visit('nova');
  await page.getByRole('button', { name: /^Game/ }).click();
  await expect(player.dialog().getByRole('listitem').first()).toBeVisible();
  await look('game list');
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^Sign in$/ })
    .last()
    .click();
  await expect(player.dialog().getByLabel('Account', { exact: true })).toBeVisible();
  await look('login popup');
  await page.keyboard.press('Escape');

  await player.signIn(accountOf('nova'));
  await page
    .getByRole('button', { name: /Choose a server/ })
    .last()
    .click();
  await expect(player.dialog().getByRole('listitem').first()).toBeVisible();
  await look('server list');
  await page.keyboard.press('Escape');

  await player.chooseServer(/^S1\b/i);
  await page
    .getByRole('button', { name: /Choose a role/ })
    .last()
    .click();
  await expect(player.dialog().getByRole('listitem').first()).toBeVisible();
  await look('role list');
  await page.keyboard.press('Escape');

  await player.chooseRole();
  await player.chooseGoods(/300 Starlight/);
  await look('goods chosen');
});

test('every step from the recharge popup on is accessible, light and dark', async ({
  player,
  control,
}) => {
  const { page } = player;
  const look = async (step: string): Promise<void> => expectAccessible(page, step);
  const settle = async (status: 'success' | 'fail'): Promise<void> => {
    const pending = (await control.orders()).find((order) => order.status === 'pending');
    await control.settle(pending?.billing_no ?? '', status);
    // The page asks by itself meanwhile; coming back to it asks now.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };

  await player.reachPayment('nova', /Local wallets/);
  await expect(player.dialog().getByRole('heading', { name: 'Local wallets' })).toBeVisible();
  await look('sub-channel popup');
  await page.keyboard.press('Escape');
  await player.chooseChannel(/PayPal/);
  await look('recharge popup');

  await player.buy();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  await look('result pending');
  await settle('fail');
  await expect(player.dialog().getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await look('result fail');

  await player.dialog().getByRole('button', { name: 'Change recharge way' }).click();
  await player.buy();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  await settle('success');
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await look('result success');
});
