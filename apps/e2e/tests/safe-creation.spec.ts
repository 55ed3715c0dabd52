import type { Page } from '@playwright/test';
import type { Control } from '../shop/control';
import type { ShopPlayer } from '../shop/player';
import { playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

const creating = '/api/pay/paypal_pay';
const waiting = { name: 'Waiting for' };
/** The pause between two attempts of a call (spec §9). */
const retryPauseMs = 4_000;

/** Expects one order, whose number is shown. */
async function expectOneOrderShown(player: ShopPlayer, control: Control): Promise<void> {
  await expect(player.dialog().getByRole('heading', waiting)).toBeVisible();
  const [order, ...others] = await control.orders();
  expect(others).toEqual([]);
  await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
}

/** Presses “Buy” and skips the pause after the failed attempt at a host. */
async function buyPastLoss(player: ShopPlayer, host: string): Promise<void> {
  const lost = player.page.waitForEvent('requestfailed', (request) =>
    request.url().includes(`//${host}`),
  );
  await player.buy();
  await lost;
  await player.page.clock.fastForward(retryPauseMs);
}

interface Loss {
  readonly when: string;
  readonly fault: Readonly<Record<string, unknown>>;
}

const losses: readonly Loss[] = [
  { when: 'after the order was stored', fault: { kind: 'down', value: 'after', times: 1 } },
  { when: 'before the order was stored', fault: { kind: 'down', times: 1 } },
  { when: 'while it was answering', fault: { kind: 'truncated', times: 1 } },
];

for (const { when, fault } of rowsToTest(losses))
  test(`a primary host that fails ${when} leads to one order through a backup`, async ({
    player,
    control,
  }) => {
    await player.page.clock.install();
    await player.reachPayment('nova', /PayPal/);
    await control.fault({ host: 'api.localhost', path: creating, ...fault });
    await control.fault({ host: 'api.localhost', path: '/api/', kind: 'down' });
    await buyPastLoss(player, 'api.localhost');
    await expectOneOrderShown(player, control);
  });

test(
  'a request that the browser repeats by itself after a closed connection creates one order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    await control.fault({ path: creating, kind: 'down', value: 'after', times: 1 });
    await player.buy();
    await expectOneOrderShown(player, control);
    const asked = await control.requests(creating);
    expect(asked.map(({ host }) => host)).toEqual(['api.localhost', 'api.localhost']);
    expect(new Set(asked.map(({ query }) => query['idempotency_key'])).size).toBe(1);
  },
);

test(
  'a response after the timeout is abandoned and creates no second order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.page.clock.install();
    await player.reachPayment('nova', /PayPal/);
    const host = 'api.localhost';
    await control.fault({ host, path: creating, kind: 'slow', value: 2_000, times: 1 });
    const sent = player.page.waitForRequest(/\/\/api\..*paypal_pay/);
    await player.buy();
    await sent;
    await player.page.clock.fastForward(10_000);
    await player.page.clock.fastForward(retryPauseMs);
    await expectOneOrderShown(player, control);
    expect((await control.requests(creating)).map((request) => request.host)).toEqual([
      'api.localhost',
      'backup1.localhost',
    ]);
  },
);

test(
  'a reload during the request and another press end at the same order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    await control.fault({ path: creating, kind: 'slow', value: 1_000, times: 1 });
    const sent = player.page.waitForRequest(new RegExp(creating));
    await player.buy();
    await sent;
    await player.page.bringToFront();
    await player.page.reload();
    await player.openRecharge();
    await player.buy();
    await expectOneOrderShown(player, control);
    const keys = (await control.requests(creating)).map(({ query }) => query['idempotency_key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

for (const gap of rowsToTest([0, 301]))
  test(`two presses of “Buy”, ${String(gap)} ms apart, create one order`, async ({
    player,
    control,
  }) => {
    await player.reachPayment('nova', /PayPal/);
    const buy = player.dialog().getByRole('button', { name: /^Buy/ });
    // It cannot be pressed before the price with the coupon is known.
    await expect(buy).toBeEnabled();
    await buy.evaluate((button, ms) => {
      if (!(button instanceof HTMLElement)) return;
      button.click();
      setTimeout(() => {
        button.click();
      }, ms);
    }, gap);
    await expectOneOrderShown(player, control);
  });

/** Opens a second tab of the same browser at the payment for the same goods. */
async function secondTab(first: Page, port: number): Promise<ShopPlayer> {
  const tab = playerOn(await first.context().newPage(), port);
  await tab.visit('nova');
  await tab.openRecharge();
  await expect(tab.dialog().getByRole('button', { name: /^Buy/ })).toBeEnabled();
  return tab;
}

test('the same goods bought in two tabs at once are one order, which both tabs show', async ({
  player,
  control,
}, { parallelIndex }) => {
  await player.reachPayment('nova', /PayPal/);
  const other = await secondTab(player.page, shopPortOf(parallelIndex));
  // Both requests are sent before either is answered.
  await control.fault({ path: creating, kind: 'slow', value: 500, times: 2 });
  // A click waits for animation frames, which only the tab in front has.
  const press = async (tab: ShopPlayer): Promise<void> =>
    tab.dialog().getByRole('button', { name: /^Buy/ }).dispatchEvent('click');
  await Promise.all([press(player), press(other)]);

  for (const tab of [player, other]) {
    await tab.page.bringToFront();
    const offer = tab.dialog().getByRole('button', { name: 'Pay that order' });
    const shown = tab.dialog().getByRole('heading', waiting);
    // Until the own press is answered, the order of the other tab may be offered for a moment.
    await expect(async () => {
      if (await offer.isVisible()) await offer.click({ timeout: 1_000 });
      await expect(shown).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectOneOrderShown(tab, control);
  }
});

test(
  'an image or a link with the address of a payment creates no order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /PayPal/);
    await player.page.route(`**${creating}*`, (route) => route.abort());
    // Once it has failed: a request that is only sent would be let through with the routes removed.
    const lost = player.page.waitForEvent('requestfailed', (request) =>
      request.url().includes(creating),
    );
    await player.buy();
    const address = (await lost).url();
    await player.page.unrouteAll();
    await player.page.goto('about:blank');
    await player.page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const image = new Image();
          // The response is not an image, so loading ends with an error.
          image.onerror = resolve;
          image.src = url;
        }),
      address,
    );
    await player.page.goto(address);
    expect(await control.orders()).toEqual([]);
  },
);
