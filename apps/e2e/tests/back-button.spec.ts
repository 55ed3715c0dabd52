import type { Page } from '@playwright/test';
import { holdCall } from '../shop/held-call';
import { chooseChannelInStep, expectStep, payment, result, steps } from '../shop/steps';
import { expect, test } from '../shop/test';

/** Presses and steps back, and sees where that leads before the creating call is answered; resolves to the provider's page. */
async function stepBackWhileBuying(
  page: Page,
  press: () => Promise<void>,
  seesBefore: () => Promise<void>,
): Promise<Page> {
  const creating = await holdCall(page, '/api/pay/paypal_pay');
  const opened = page.context().waitForEvent('page');
  await press();
  await page.bringToFront();
  await creating.made;
  await page.goBack();
  await seesBefore();
  creating.release();
  return opened;
}

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

test(
  'the back button leaves the page after popups were closed by hand',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.visit('nova');
    await player.goTo('nova', '/my');
    await page.getByRole('button', { name: /^Language:/ }).click();
    await player.dialog().getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/selectGoods$/);
  },
);

test('the back button closes the card fields, and the payment below them waits', async ({
  player,
  control,
}) => {
  const { page } = player;
  await player.reachPayment('nova', /Credit or debit card/);
  const buy = player.dialog().getByRole('button', { name: /^Buy/ });
  const fields = page.locator('iframe');
  await buy.click();
  await expect(fields).toBeVisible();
  await page.goBack();
  await expect(fields).toHaveCount(0);
  await expect(player.dialog().getByText('The payment is not finished')).toBeVisible();
  await buy.click();
  await expect(fields).toBeVisible();
  expect(await control.orders()).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a step back while buying closes the payment, and the order is shown once there is one', async ({
  player,
  page,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/);
  const address = page.url();
  const provider = await stepBackWhileBuying(page, player.buy, async () =>
    expect(page.getByRole('dialog')).toHaveCount(0),
  );
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  await provider.waitForURL(/pay\.localhost/);
  expect(await provider.evaluate(() => window.opener === null)).toBe(true);
  expect(await control.orders()).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test(
  'a step back while buying leads to the goods of the old version, and on to the order once there is one',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
    await player.openRecharge();
    await chooseChannelInStep(page, /PayPal/);
    const press = async (): Promise<void> =>
      payment(page).getByRole('button', { name: /^Buy/ }).click();
    const provider = await stepBackWhileBuying(page, press, async () => expectStep(page, 'goods'));
    await expectStep(page, 'result');
    await expect(result(page)).toContainText('Waiting for your payment');
    await provider.waitForURL(/pay\.localhost/);
    expect(await control.orders()).toHaveLength(1);
    await page.goBack();
    await expectStep(page, 'goods');
  },
);

test(
  'the back button leads past a link that could only end the visit',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.goTo('nova', '/my');
    await player.goTo('nova', '/?replenish_id=nothing');
    await expect(page).toHaveURL(/\/errorReplenish\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/my$/);
  },
);
