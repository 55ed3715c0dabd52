import type { Page } from '@playwright/test';
import { expectAccessible } from '../shop/expect-accessible';
import { plainWebOn } from '../shop/plain-web';
import { shopPortOf } from '../shop/ports';
import { test as shopTest, expect } from '../shop/test';

const test = shopTest.extend<{ plainWeb: ReturnType<typeof plainWebOn> }>({
  plainWeb: async ({ page }, use, { parallelIndex }) => {
    await use(plainWebOn(page, shopPortOf(parallelIndex)));
  },
});

/** Pays with a card in the provider's fields, which are in a frame inside the card frame. */
async function payByCard(page: Page): Promise<void> {
  const fields = page.frameLocator('iframe').frameLocator('iframe');
  await fields.getByLabel(/Card number/).fill('4111 1111 1111 1111');
  await fields.getByLabel(/Expiry/).fill('12/34');
  await fields.getByLabel(/CVC|Security/).fill('123');
  await fields.getByRole('button', { name: /^Pay [^i]/ }).click();
}

test('a consumer’s page completes a purchase and shows account, game and price', async ({
  plainWeb,
  control,
}) => {
  await plainWeb.signIn();
  await plainWeb.choose(/^PayPal/);
  await expectAccessible(plainWeb.page, 'a way to pay is chosen');
  const provider = await plainWeb.buyAndFollow();
  expect(await provider.evaluate(() => window.opener === null)).toBe(true);
  await provider.getByRole('button', { name: /^Pay/ }).click();

  await expect(plainWeb.state()).toContainText('Payment complete');
  await expect(plainWeb.state()).toContainText('nova-player');
  await expect(plainWeb.state()).toContainText('Starfall Odyssey');
  await expect(plainWeb.state()).toContainText('$4.99');
  const [order, ...others] = await control.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: 'success', payway_id: '10201' });
  await expect(plainWeb.state()).toContainText(order?.billing_no ?? 'no order');
  await expectAccessible(plainWeb.page, 'paid');
});

test(
  'a payment that the provider refuses is shown as failed',
  { tag: '@nightly' },
  async ({ plainWeb }) => {
    await plainWeb.signIn();
    await plainWeb.choose(/^PayPal/);
    const provider = await plainWeb.buyAndFollow();
    await provider.getByRole('button', { name: /Refuse/ }).click();
    await expect(plainWeb.state()).toContainText('The payment failed');
  },
);

test(
  'a refusal by the back end is shown with its message',
  { tag: '@nightly' },
  async ({ plainWeb, control }) => {
    await plainWeb.signIn();
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'code', value: '-3061', times: 1 });
    await plainWeb.choose(/^PayPal/);
    await plainWeb.buy();
    await expect(plainWeb.state()).toHaveAttribute('data-kind', 'refused');
    await expect(plainWeb.state()).not.toBeEmpty();
    expect(await control.orders()).toEqual([]);
  },
);

test(
  'a lost response is shown as unknown, and asking again finds the same order',
  { tag: '@nightly' },
  async ({ plainWeb, control }) => {
    await plainWeb.signIn();
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'truncated', times: 1 });
    await plainWeb.choose(/^PayPal/);
    await plainWeb.buy();
    await expect(plainWeb.state()).toContainText('Do not pay again');
    await plainWeb.page.getByRole('button', { name: 'Ask again' }).click();
    await expect(plainWeb.state()).toContainText('Pay in the window');
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'a purchase is asked for again after a reload, and its order is shown until it is paid',
  { tag: '@nightly' },
  async ({ plainWeb, control }) => {
    await plainWeb.signIn();
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'truncated', times: 1 });
    await plainWeb.choose(/^PayPal/);
    await plainWeb.buy();
    await expect(plainWeb.state()).toContainText('Do not pay again');
    await plainWeb.signIn();
    const opened = plainWeb.page.context().waitForEvent('page');
    await plainWeb.page.getByRole('button', { name: 'Ask again' }).click();
    const provider = await opened;
    await provider.waitForURL(/pay\.localhost/);
    expect(await control.orders()).toHaveLength(1);

    await plainWeb.signIn();
    await expect(plainWeb.state()).toContainText('Your order is not paid yet');
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(plainWeb.state()).toContainText('Payment complete');
  },
);

test(
  'another way to pay is another purchase: the back end names the order that is unpaid',
  { tag: '@nightly' },
  async ({ plainWeb, control }) => {
    await plainWeb.signIn();
    await plainWeb.choose(/^PayPal/);
    await plainWeb.buyAndFollow();
    await plainWeb.choose(/^Credit or debit card/);
    await plainWeb.buy();
    await expect(plainWeb.state()).toHaveAttribute('data-kind', 'refused');
    await expect(plainWeb.state().getByRole('link', { name: 'Go to pay' })).toHaveAttribute(
      'href',
      /^http:\/\/pay\.localhost:/,
    );
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'a link to the payment is shown when the browser blocks the pay window',
  { tag: '@nightly' },
  async ({ plainWeb }) => {
    await plainWeb.page.addInitScript(() => {
      window.open = () => null;
    });
    await plainWeb.signIn();
    await plainWeb.choose(/^PayPal/);
    await plainWeb.buy();
    const link = plainWeb.state().getByRole('link', { name: 'Go to pay' });
    await expect(link).toHaveAttribute('href', /^http:\/\/pay\.localhost:/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  },
);

test('card fields are loaded with their channel, in a frame of another origin', async ({
  plainWeb,
  control,
}) => {
  const fetched: string[] = [];
  plainWeb.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await plainWeb.signIn();
  expect(fetched.filter((path) => path.includes('hosted-card'))).toEqual([]);
  await plainWeb.choose(/^Credit or debit card/);
  await plainWeb.buy();
  const frame = plainWeb.page.getByRole('dialog').locator('iframe');
  await expect(frame).toHaveAttribute('src', /^http:\/\/cards\.localhost:/);
  expect(fetched.some((path) => path.includes('hosted-card'))).toBe(true);

  const [order] = await control.orders();
  await plainWeb.page.getByRole('button', { name: 'Close' }).click();
  await expect(plainWeb.state()).toContainText('You left the payment');
  expect(order).toMatchObject({ status: 'pending', payway_id: '11702' });
});

test(
  'card fields pay, and no digit of the card reaches the page',
  { tag: '@nightly' },
  async ({ plainWeb, control }) => {
    const elsewhere: string[] = [];
    plainWeb.page.on('request', (request) => {
      if (!request.url().includes('//cards.localhost'))
        elsewhere.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await plainWeb.signIn();
    await plainWeb.choose(/^Credit or debit card/);
    await plainWeb.buy();
    await payByCard(plainWeb.page);
    await expect(plainWeb.state()).toContainText('Payment complete');
    const [order] = await control.orders();
    expect(order).toMatchObject({ status: 'success', payway_id: '11702' });
    // The billing number begins with the time, which can have the digits of the test card.
    const withoutOrder = elsewhere.map((text) => text.replaceAll(order?.billing_no ?? ' ', ''));
    expect(withoutOrder.filter((text) => /4111\D?1111|(1111\D?){2}/.test(text))).toEqual([]);
  },
);
