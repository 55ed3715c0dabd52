import type { Page } from '@playwright/test';
import type { Control } from '../shop/control';
import { expectAccessible } from '../shop/expect-accessible';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

interface Opened {
  readonly page: Page;
  readonly port: number;
}

/** Opens the third-party page that leaves the payment to the element. */
async function open({ page, port }: Opened, query = ''): Promise<void> {
  await page.goto(`http://plain-web.localhost:${String(port)}/element.html?${query}`);
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** Presses the button that buys, and returns the provider's page. */
async function follow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.locator('[part~=buy]').click();
  const provider = await opened;
  await provider.waitForURL(/pay\.localhost/);
  return provider;
}

async function billingNumbers(control: Control): Promise<readonly string[]> {
  return (await control.orders()).map((order) => order.billing_no);
}

test('sells twice in one page, below a policy without inline styles', async ({ page, control }, {
  parallelIndex,
}) => {
  await open({ page, port: shopPortOf(parallelIndex) });
  await expectAccessible(page, 'the ways to pay');
  for (const name of ['PayPal', 'Game wallet']) {
    await page.getByRole('radio', { name }).check();
    const provider = await follow(page);
    expect(await provider.evaluate(() => window.opener === null)).toBe(true);
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await expectAccessible(page, `paid with ${name}`);
    await page.getByRole('button', { name: 'Recharge done' }).click();
    await provider.close();
  }
  const orders = await control.orders();
  expect(orders.map(({ status, payway_id }) => `${payway_id} ${status}`).sort()).toEqual([
    '10201 success',
    '10801 success',
  ]);
});

test('is in Arabic from right to left, and is used by the keyboard alone', async ({ page }, {
  parallelIndex,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open({ page, port: shopPortOf(parallelIndex) }, 'lang=ar');
  const list = page.getByRole('group', { name: 'طريقة الدفع' });
  await expect(list).toBeVisible();
  expect(await list.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('combobox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await page.keyboard.press('Tab');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await opened;
  await expect(page.getByRole('heading', { level: 3 })).toBeFocused();
});

test('shows card fields, and their order after they are sent', async ({ page, control }, {
  parallelIndex,
}) => {
  await open({ page, port: shopPortOf(parallelIndex) });
  await page.getByRole('radio', { name: 'Credit or debit card' }).first().check();
  await page.locator('[part~=buy]').click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('The payment is not finished')).toBeVisible();

  await page.locator('[part~=buy]').click();
  const fields = page.frameLocator('iframe').frameLocator('iframe');
  await fields.getByLabel(/Card number/).fill('4111 1111 1111 1111');
  await fields.getByLabel(/Expiry/).fill('12/34');
  await fields.getByLabel(/CVC|Security/).fill('123');
  await fields.getByRole('button', { name: /^Pay [^i]/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await billingNumbers(control)).toHaveLength(1);
});

test(
  'uses a prepaid card once the player has seen what it is worth',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    const card = await control.prepaidCard({ gp_id: 'jade-sword', value: 170, state: 'unused' });
    await open({ page, port: shopPortOf(parallelIndex) }, 'item=card');
    await page.getByRole('radio', { name: 'MyCard points card' }).check();
    await page.getByLabel('Card number').fill(card.number);
    await page.getByLabel('Card password').fill(card.password);
    await page.locator('[part~=buy]').click();
    await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeFocused();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'success', price: 170 }]);
  },
);

test('exchanges a prepaid card for goods without a price, by the keyboard', async ({
  page,
  control,
}, { parallelIndex }) => {
  const { number, password } = await control.prepaidCard({
    ...{ gp_id: 'jade-sword', value: 170, state: 'unused' },
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(
    `http://plain-web.localhost:${String(shopPortOf(parallelIndex))}/element.html?item=exchange`,
  );
  await page.getByLabel('Card number').focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await expectAccessible(page, 'the fields of the card');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please confirm your order' })).toBeFocused();
  await expect(page.getByText('NT$170.00')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('點數卡兌換');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await control.orders()).toMatchObject([{ status: 'success', price: 170 }]);
});

test('keeps a purchase whose answer is lost through a reload, and finds its order', async ({
  page,
  control,
}, { parallelIndex }) => {
  const port = shopPortOf(parallelIndex);
  await control.fault({ path: '/api/pay/paypal_pay', kind: 'truncated', times: 1 });
  await open({ page, port });
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.locator('[part~=buy]').click();
  const unknown = page.getByText('Please do not pay again');
  await expect(unknown).toBeVisible();
  await page.reload();
  await expect(unknown).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('link', { name: 'Go to pay' })).toBeVisible();
  const [billingNo = '', ...others] = await billingNumbers(control);
  expect(others).toEqual([]);
  await control.settle(billingNo, 'success');
  await page.getByRole('button', { name: 'Recharge done' }).click();
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
});

test(
  'leads to an unpaid order, or replaces it',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    await open({ page, port: shopPortOf(parallelIndex) });
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await (await follow(page)).close();
    await page.getByRole('button', { name: 'Change recharge way' }).click();
    await page.getByRole('radio', { name: 'Game wallet' }).check();
    await page.locator('[part~=buy]').click();
    await expect(page.getByRole('link', { name: 'Pay that order' })).toBeVisible();
    await page.locator('[part~=buy]').click();
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    expect((await control.orders()).map((order) => order.payway_id)).toContain('10801');
  },
);
