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

/** A shop as its player sees it. */
interface Shop {
  readonly title: string;
  /** Buys in one way. */
  readonly buy: (page: Page, way: RegExp) => Promise<void>;
  /** Chooses to pay with a prepaid card. */
  readonly chooseCard: (page: Page, way: RegExp) => Promise<void>;
  /** Pays with a prepaid card. */
  readonly useCard: (page: Page, card: { number: string; password: string }) => Promise<void>;
  /** Exchanges a prepaid card for what it is worth. */
  readonly exchange: (page: Page, card: { number: string; password: string }) => Promise<void>;
  /** Leaves the form of a prepaid card. */
  readonly leaveCard: (page: Page) => Promise<void>;
  /** Goes on to buy something else. */
  readonly close: (page: Page) => Promise<void>;
  readonly askAgain: string;
  /** The button of the form in which a card is entered again. */
  readonly useAgain: string;
  readonly says: Readonly<Record<'chosen' | 'unknown' | 'placed' | 'success', RegExp>>;
}

async function fillCard(
  page: Page,
  { number, password }: { number: string; password: string },
): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Card password').fill(password);
}

/** A button for each way to pay, and dialogs for cards. */
const withButtons: Shop = {
  title: '300 Starlight, $4.99',
  buy: async (page, way) => {
    await page.getByRole('button', { name: way }).first().click();
  },
  chooseCard: async (page, way) => {
    await page.getByRole('button', { name: way }).first().click();
  },
  useCard: async (page, card) => {
    await fillCard(page, card);
    await page.getByRole('button', { name: 'Use card' }).click();
  },
  exchange: async (page, card) => {
    await page.getByRole('button', { name: 'Exchange a prepaid card' }).click();
    await fillCard(page, card);
    await page.getByRole('button', { name: 'Use card' }).click();
  },
  leaveCard: async (page) => {
    await page.getByRole('button', { name: 'Close' }).click();
  },
  close: () => Promise.resolve(),
  askAgain: 'Ask again',
  useAgain: 'Use card',
  says: {
    chosen: /^Choose a way to pay/,
    unknown: /Do not pay in another way/,
    placed: /not paid yet/,
    success: /: Payment complete$/,
  },
};

/** `<shop-payment>`. */
const withElement: Shop = {
  title: '300 Starlight',
  buy: async (page, way) => {
    await page.getByRole('radio', { name: way }).first().check();
    await page.getByRole('button', { name: /^Buy/ }).click();
  },
  chooseCard: async (page, way) => {
    await page.getByRole('radio', { name: way }).first().check();
  },
  useCard: async (page, card) => {
    await fillCard(page, card);
    await page.getByRole('button', { name: /^Buy/ }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  },
  exchange: async (page, card) => {
    await fillCard(page, card);
    await page.getByRole('button', { name: 'Exchange' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  },
  leaveCard: async (page) => {
    await page.getByLabel('Card number').fill('');
  },
  close: async (page) => {
    await page.getByRole('button', { name: 'Recharge done' }).click();
  },
  askAgain: 'Check now',
  useAgain: 'Check now',
  says: {
    chosen: /Payment method/,
    unknown: /Please do not pay again/,
    placed: /Waiting for your payment/,
    success: /Payment complete/,
  },
};

const shops: Readonly<Record<string, Shop>> = {
  plain: withButtons,
  next: withButtons,
  vue: withElement,
  svelte: withElement,
};

/** Buys in a window, and resolves to the provider's page. */
async function inWindow(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await press();
  const provider = await opened;
  await provider.waitForURL(/pay\.localhost/);
  return provider;
}

async function seen(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Pays, and lets the time pass until the shop reads the order again. */
async function payIn(provider: Page, page: Page): Promise<void> {
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(provider.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await page.clock.fastForward(pauseMs);
}

const wallet = /^PayPal/;

for (const [name, address] of Object.entries(addresses)) {
  const shop = shops[name] ?? withButtons;
  const { says } = shop;
  test.describe(`the example ${name}`, () => {
    test('sells twice in one page, by card fields and in a window', async ({ page }) => {
      const statuses = async () => (await control.orders()).map(({ status }) => status);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.title);

      await shop.buy(page, /^Credit or debit card,? ?Visa/);
      await payWithCard(page, '4111 1111 1111 1111');
      await seen(page, says.success);
      expect(await statuses()).toEqual(['success']);
      await shop.close(page);

      const provider = await inWindow(page, async () => shop.buy(page, wallet));
      await seen(page, says.placed);
      await payIn(provider, page);
      await seen(page, says.success);
      expect(await statuses()).toEqual(['success', 'success']);
    });

    test('sells for a prepaid card, and buys nothing when its form is left', async ({ page }) => {
      const card = await control.prepaidCard({ gp_id: 'jade-sword', value: 33, state: 'unused' });
      await page.goto(`${address}?game=jade`);
      const way = /^MyCard points card/;
      await shop.chooseCard(page, way);
      await shop.leaveCard(page);
      await seen(page, says.chosen);
      expect(await control.orders()).toEqual([]);

      await shop.chooseCard(page, way);
      await shop.useCard(page, card);
      await seen(page, says.success);
      expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '10301' }]);
    });

    test('exchanges a prepaid card once, though the answer was lost, and the card then mistyped', async ({
      page,
    }) => {
      const card = await control.prepaidCard({ gp_id: 'jade-sword', value: 33, state: 'unused' });
      await control.fault({ path: '/api/pay/card_pay', kind: 'truncated', times: 1 });
      await page.goto(`${address}?game=jade-exchange`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('點數卡兌換');
      await shop.exchange(page, card);
      await seen(page, says.unknown);
      await page.reload();
      await seen(page, says.unknown);
      const askWith = async (number: string): Promise<void> => {
        await page.getByRole('button', { name: shop.askAgain }).click();
        await fillCard(page, { ...card, number });
        await page.getByRole('button', { name: shop.useAgain }).click();
      };
      await askWith(`${card.number.slice(0, -1)}X`);
      await seen(page, says.unknown);
      await askWith(card.number);
      await seen(page, says.success);
      expect(await control.orders()).toMatchObject([{ status: 'success', price: 33 }]);
    });

    test('knows a purchase after a reload, before and after there is an answer', async ({
      page,
    }) => {
      await control.fault({ path: '/api/pay/paypal_pay', kind: 'truncated', times: 1 });
      await page.goto(address);
      await shop.buy(page, wallet);
      await seen(page, says.unknown);
      await page.reload();
      await seen(page, says.unknown);
      const ask = page.getByRole('button', { name: shop.askAgain });
      const provider = await inWindow(page, async () => ask.click());
      expect(await control.orders()).toHaveLength(1);

      await page.reload();
      await expect(page.getByText('300 Starlight').first()).toBeVisible();
      const link = page.getByRole('link', { name: 'Go to pay' });
      await expect(link).toHaveAttribute('href', provider.url());
      await payIn(provider, page);
      await seen(page, says.success);
      expect(await control.orders()).toMatchObject([{ status: 'success' }]);
    });
  });
}

// A host of static files serves what its server has rendered.
if (addresses['next'] !== undefined)
  test('the example next shows its page before its scripts run', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(addresses['next'] ?? '');
    await expect(page.getByRole('heading')).toHaveText('Top up');
    await expect(page.getByRole('status')).toHaveText('One moment …');
    await page.close();
  });
