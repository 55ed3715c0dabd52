import { cardFieldsOf, payWithCard } from '../shop/card-fields';
import type { ShopPlayer } from '../shop/player';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/** Returns the colour of the brand's buttons as browsers report it. */
async function brandFill({ page }: ShopPlayer): Promise<string> {
  const fill = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-fill'),
  );
  const parts = fill.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}

const channels = [
  {
    payway: '11702',
    brand: 'nova',
    channel: /Credit or debit card/,
    goods: /^300 Starlight/,
    reach: 'reachPayment',
  },
  {
    payway: '12001',
    brand: 'nova',
    channel: /Airwallex/,
    goods: /^300 Starlight/,
    reach: 'reachPayment',
  },
  // The purchase of this brand that presses every step.
  {
    payway: '11602',
    brand: 'merlion',
    channel: /via Alipay/,
    goods: /310 Pearls/,
    reach: 'walkToPayment',
  },
] as const;
const success = { card: '4111 1111 1111 1111', status: 'success', heading: 'Payment complete' };
const failure = { card: '4000 0000 0000 0002', status: 'fail', heading: 'Payment failed' };

for (const { payway, brand, channel, goods, reach } of rowsToTest(channels))
  // What a failure looks like does not depend on the fields.
  for (const { card, status, heading } of payway === '11702' ? [success, failure] : [success])
    test(
      `card fields of channel ${payway} end with ${status}, as the order says`,
      { tag: '@nightly' },
      async ({ player, control }) => {
        await player[reach](brand, channel, goods);
        await player.buy();
        await payWithCard(player.page, card);
        await expect(player.dialog().getByRole('heading', { name: heading })).toBeVisible();
        expect(await control.orders()).toMatchObject([{ status, payway_id: payway }]);
      },
    );

test(
  'card fields have the colour and the corners of the shop',
  { tag: '@nightly' },
  async ({ player }) => {
    await player.reachPayment('nova', /Credit or debit card/);
    const buy = player.page.getByRole('button', { name: /^Buy/ }).last();
    const corners = await buy.evaluate((button) => getComputedStyle(button).borderRadius);
    await player.buy();
    const pay = cardFieldsOf(player.page).getByRole('button', { name: /^Pay [^i]/ });
    await expect(pay).toHaveCSS('background-color', await brandFill(player));
    await expect(pay).toHaveCSS('border-radius', corners);
  },
);

for (const { payway, channel, library } of rowsToTest([
  { payway: '11702', channel: /Credit or debit card/, library: '**/played/pingpongx-card.js' },
  { payway: '12001', channel: /Airwallex/, library: '**/played/airwallex-elements.js*' },
]))
  test(
    `the player is sent to another channel when the library of channel ${payway} is blocked`,
    { tag: '@nightly' },
    async ({ player, control }) => {
      await player.page.route(library, (route) => route.abort());
      await player.reachPayment('nova', channel);
      await player.buy();
      await expect(player.dialog()).toContainText('choose another payment method');
      await expect(player.page.locator('iframe')).toHaveCount(0);
      expect(await control.orders()).toMatchObject([{ status: 'pending' }]);

      await player.chooseChannel(/PayPal/);
      await expect(player.dialog().getByRole('radio', { name: /PayPal/ })).toBeChecked();
    },
  );

test('card fields are a document of another origin, and no digit of the card reaches the shop', async ({
  player,
  control,
}) => {
  const sentElsewhere: string[] = [];
  const requested: string[] = [];
  player.page.on('request', (request) => {
    requested.push(request.url());
    if (!request.url().includes('cards.localhost')) {
      sentElsewhere.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  await player.page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.addEventListener('message', ({ data }) => received.push(JSON.stringify(data)));
  });
  await player.reachPayment('nova', /Credit or debit card/);
  expect(requested.filter((url) => /cards\.localhost|played/.test(url))).toEqual([]);
  await player.buy();
  await payWithCard(player.page, '4111 1111 1111 1111');

  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '11702' }]);
  const received = await player.page.evaluate(() =>
    JSON.stringify(Reflect.get(window, 'received')),
  );
  expect(received).toContain('done');
  const digitsSent = [...sentElsewhere, received].map((sent) => sent.replaceAll(/\D/g, ''));
  expect(digitsSent.filter((digits) => digits.includes('411111'))).toEqual([]);
  // Only the library of the chosen provider is loaded.
  const libraries = requested.filter((url) => /played|\/lib-/.test(url) && url.endsWith('.js'));
  expect(libraries).toEqual([expect.stringMatching(/\/played\/pingpongx-card\.js$/)]);
});

test(
  'card fields that were closed open again for the same order',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /Credit or debit card/);
    await player.buy();
    await cardFieldsOf(player.page)
      .getByLabel(/Card number/)
      .waitFor();
    await player.page.keyboard.press('Escape');
    await expect(player.dialog()).toContainText('The payment is not finished');

    await player.buy();
    await cardFieldsOf(player.page)
      .getByLabel(/Card number/)
      .waitFor();
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'a channel with sub-channels asks for one of them (spec §4)',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.reachPayment('nova', /Local wallets/);
    await expect(player.dialog().getByRole('heading', { name: 'Local wallets' })).toBeVisible();
    await player.dialog().getByRole('listitem').first().getByRole('button').click();
    const provider = await player.buyAndFollow();
    await provider.getByRole('button', { name: /^Pay/ }).click();
    await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    expect(await control.orders()).toMatchObject([{ status: 'success', payway_id: '11501' }]);
  },
);

test('where there is one channel, which has sub-channels, "Buy" opens them', async ({ player }) => {
  await player.comeBack('hanabi', {
    goods: /^500 /,
    path: '/?client_id=560002&spec_lang=en',
  });
  await player.openRecharge();
  await expect(player.dialog().getByRole('listitem')).toHaveCount(1);
  await player.dialog().getByRole('button', { name: /^Buy/ }).click();
  await expect(
    player.dialog().getByRole('heading', { name: 'PayPay and convenience stores' }),
  ).toBeVisible();
  await expect(player.dialog().getByRole('button', { name: 'Convenience store' })).toBeVisible();
});
