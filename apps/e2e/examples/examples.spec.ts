import { type Page, expect } from '@playwright/test';
import * as v from 'valibot';
import { payWithCard } from '../shop/card-fields';
import { controlOf } from '../shop/control';
import { ports } from '../shop/ports';
import { watchedTest as test } from '../shop/watched-test';

/** The addresses of the shops by name, which the command has started. */
const addresses = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(process.env['SHOP_EXAMPLES'] ?? '{}'),
);

/** Longer than the first pauses between two readings of an order. */
const pauseMs = 5_000;

const control = controlOf(ports.examples);

test.beforeEach(async ({ page }) => {
  await control.reset();
  await page.clock.install();
});

const status = (page: Page) => page.getByRole('status');

/** Presses the button of a way to pay, and resolves to the provider's page. */
async function buyInWindow(page: Page, way: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: way }).click();
  const provider = await opened;
  await provider.waitForURL(/pay\.localhost/);
  return provider;
}

/** Pays, and lets the time pass until the shop reads the order again. */
async function payIn(provider: Page, shop: Page): Promise<void> {
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(provider.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await shop.clock.fastForward(pauseMs);
}

for (const [name, address] of Object.entries(addresses))
  test.describe(`the example ${name}`, () => {
    test('sells twice in one page, by card fields and in a window', async ({ page }) => {
      const statuses = async () => (await control.orders()).map(({ status: one }) => one);
      await page.goto(address);
      await expect(page.getByRole('heading')).toHaveText('300 Starlight, $4.99');

      await page.getByRole('button', { name: /^Credit or debit card, Visa.*GLOBAL/ }).click();
      await payWithCard(page, '4111 1111 1111 1111');
      await expect(status(page)).toHaveText('Payment complete');
      expect(await statuses()).toEqual(['success']);

      const provider = await buyInWindow(page, 'PayPal (GLOBAL)');
      await expect(status(page)).toContainText('Your order is not paid yet');
      await payIn(provider, page);
      await expect(status(page)).toHaveText('Payment complete');
      expect(await statuses()).toEqual(['success', 'success']);
    });

    test('sells for a prepaid card, and buys nothing when its form is closed', async ({ page }) => {
      const card = await control.prepaidCard({ gp_id: 'jade-sword', value: 33, state: 'unused' });
      await page.goto(`${address}?game=jade`);
      const way = page.getByRole('button', { name: 'MyCard points card (TW)' });
      await way.click();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(status(page)).toHaveText('Choose a way to pay.');
      expect(await control.orders()).toEqual([]);

      await way.click();
      await page.getByLabel('Card number').fill(card.number);
      await page.getByLabel('Card password').fill(card.password);
      await page.getByRole('button', { name: 'Use card' }).click();
      await expect(status(page)).toHaveText('Payment complete');
      expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '10301' }]);
    });

    test('knows a purchase after a reload, before and after there is an answer', async ({
      page,
    }) => {
      await control.fault({ path: '/api/pay/paypal_pay', kind: 'truncated', times: 1 });
      await page.goto(address);
      await page.getByRole('button', { name: 'PayPal (GLOBAL)' }).click();
      await expect(status(page)).toContainText('Do not pay in another way');
      await page.reload();
      await expect(status(page)).toContainText('Do not pay in another way');
      const provider = await buyInWindow(page, 'Ask again');
      expect(await control.orders()).toHaveLength(1);

      await page.reload();
      await expect(page.getByRole('link', { name: 'Go to pay' })).toHaveAttribute(
        'href',
        provider.url(),
      );
      await payIn(provider, page);
      await expect(status(page)).toHaveText('Payment complete');
      expect(await control.orders()).toMatchObject([{ status: 'success' }]);
    });
  });

// A host of static files serves what its server has rendered.
if (addresses['next'] !== undefined)
  test('the example next shows its page before its scripts run', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(addresses['next'] ?? '');
    await expect(page.getByRole('heading')).toHaveText('Top up');
    await expect(status(page)).toHaveText('One moment …');
    await page.close();
  });
