import type { Locator } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import type { ShopPlayer } from '../shop/player';
import { expect, test } from '../shop/test';

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1440, height: 900 } });

const payment = ({ page }: ShopPlayer): Locator =>
  page.getByRole('region', { name: 'Recharge info' });
const buyButton = ({ page }: ShopPlayer): Locator =>
  page.getByRole('button', { name: 'Buy', exact: true });

test('a purchase on a wide window is paid beside the goods', async ({ player, control }) => {
  const { page } = player;
  await player.comeBack('nova', { goods: /^300 Starlight/ });
  await buyButton(player).click();
  await expect(payment(player).getByRole('heading', { name: 'Recharge info' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, 'payment beside the goods');

  // Other goods, while the payment is open.
  await player.chooseGoods(/^1,280 Starlight/);
  await payment(player)
    .getByRole('radio', { name: /PayPal/ })
    .check();
  const pay = payment(player).getByRole('button', { name: /^Buy · \$1\d\.\d\d$/ });
  await expect(pay).toBeInViewport({ ratio: 1 });
  const opened = page.context().waitForEvent('page');
  await pay.click();
  const provider = await opened;
  await provider.waitForURL(/pay\.localhost/);
  await provider
    .getByRole('button', { name: /approve|pay/i })
    .first()
    .click();

  const result = page.getByRole('region', { name: 'Recharge result' });
  await expect(result.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(result.getByText('1,280 Starlight').first()).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '10201' }]);
  await player.chooseGoods(/^60 Starlight/);
  await expect(result).toHaveCount(0);
  await expect(buyButton(player)).toBeVisible();
});

test(
  'the payment beside the goods closes as a popup does',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('nova', { goods: /^300 Starlight/ });
    const open = async (): Promise<void> => {
      await buyButton(player).click();
      await expect(payment(player)).toBeVisible();
    };
    await open();
    await page.goBack();
    await expect(payment(player)).toHaveCount(0);
    await expect(page).toHaveURL(/selectGoods/);

    await open();
    await page.keyboard.press('Escape');
    await expect(payment(player)).toHaveCount(0);
    await expect(buyButton(player)).toBeFocused();

    // Another page ends it, and a step back from there leads to the goods.
    await open();
    await page.getByRole('link', { name: 'My' }).click();
    await expect(page).toHaveURL(/\/my/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(buyButton(player)).toBeVisible();
    await expect(payment(player)).toHaveCount(0);
  },
);

test('a window that becomes narrow keeps the purchase', async ({ player }) => {
  const { page } = player;
  await player.comeBack('nova', { goods: /^300 Starlight/ });
  await buyButton(player).click();
  await payment(player)
    .getByRole('radio', { name: /PayPal/ })
    .check();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(player.dialog().getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(payment(player).getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
