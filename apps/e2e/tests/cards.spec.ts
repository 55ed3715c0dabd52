import { cardPaymentOf, keptBy } from '../shop/card-payment';
import { expectAccessible } from '../shop/expect-accessible';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

// 300 gems and 20 more.
const worth170 = { gp_id: 'jade-sword', value: 170 } as const;
// As much as 60 gems cost.
const worth33 = { gp_id: 'jade-sword', value: 33 } as const;
/** The calls that may carry a card. */
const cardCalls =
  /^http:\/\/(api|backup\d)\.localhost:\d+\/api\/pay\/(card_info|card_pay|payMyCard)/;

test('a prepaid card is exchanged for goods and leaves no trace in the page', async ({
  player,
  control,
}) => {
  const { page } = player;
  const card = await control.prepaidCard({ ...worth170, state: 'unused' });
  const payment = cardPaymentOf(player);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (!cardCalls.test(sent)) elsewhere.push(sent);
  });

  await payment.chooseExchange();
  // The form is fetched only when it is opened.
  const ahead = elsewhere.filter((sent) => /prepaid-form|cards-api|pay-with-card/.test(sent));
  expect(ahead).toEqual([]);
  await payment.openForm();
  expect(elsewhere.filter((sent) => sent.includes('prepaid-form'))).toHaveLength(1);
  await expect(player.dialog().getByRole('button', { name: 'Exchange' })).toBeDisabled();
  await expect(player.dialog()).not.toContainText('NT$');
  await payment.type(card);
  await expectAccessible(page, 'card form');
  await payment.press();
  await expect(payment.question()).toContainText('NT$170.00');
  await expect(payment.question()).toContainText('300+20');
  await expectAccessible(page, 'confirmation');
  await payment.agree();

  await expect(payment.paid()).toBeVisible();
  const [order, ...others] = await control.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: 'success', price: 170 });
  await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');

  const traces = [...elsewhere, await keptBy(page)];
  for (const secret of [card.number, card.password, 'card_info'])
    expect(traces.filter((trace) => trace.includes(secret))).toEqual([]);
});

test(
  'a wrong password and a used card are refused, and no card is used up',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const card = await control.prepaidCard({ ...worth170, state: 'unused' });
    const used = await control.prepaidCard({ ...worth170, state: 'used' });
    const payment = cardPaymentOf(player);
    const refused = player.page.getByRole('alert').filter({ hasText: 'do not match' });

    await payment.chooseExchange();
    await payment.openForm();
    await payment.type({ ...card, password: 'WRONG' });
    await payment.press();
    await expect(refused).toBeVisible();
    await expect(payment.number()).toHaveValue(card.number);
    await expect(payment.password()).toHaveValue('');

    await payment.type(used);
    await payment.press();
    await expect(refused).toBeVisible();
    await expect(payment.question()).toHaveCount(0);
    expect(await control.orders()).toEqual([]);

    // Declining keeps the typed card; closing the form clears it.
    await payment.type(card);
    await payment.press();
    await payment.question().getByRole('button', { name: 'Cancel' }).click();
    await expect(payment.password()).toHaveValue(card.password);
    await player.dialog().getByRole('button', { name: 'Close' }).click();
    await payment.openForm();
    await expect(payment.number()).toHaveValue('');
    await expect(payment.password()).toHaveValue('');
    expect(await control.orders()).toEqual([]);
  },
);

test(
  'the card channel pays for goods of exactly the value of the card',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const payment = cardPaymentOf(player);
    const path = '/?client_id=530001&spec_lang=en';
    await player.walkToPayment('formosa', /MyCard points card/, /^60/, path);
    await expect(player.dialog().getByRole('radio')).toHaveCount(0);
    await player.dialog().getByRole('button', { name: 'Back' }).click();
    await expect(player.dialog().getByRole('radio').first()).toBeVisible();
    await player.chooseChannel(/MyCard points card/);

    await payment.type(await control.prepaidCard({ ...worth170, state: 'unused' }));
    await payment.press();
    await payment.agree();
    await expect(player.dialog()).toContainText('not exactly the price of the item');
    expect(await control.orders()).toEqual([]);

    await payment.type(await control.prepaidCard({ ...worth33, state: 'unused' }));
    await payment.press();
    await expect(payment.question()).toContainText('NT$33.00');
    await payment.agree();
    await expect(payment.paid()).toBeVisible();
    const [order, ...others] = await control.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: 'success', price: 33, payway_id: '10301' });
    await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
  },
);

for (const reloads of rowsToTest([true, false]))
  test(
    `a lost response is shown as unknown, and the same order is found ${
      reloads ? 'by typing the card again after a reload' : 'without typing it again'
    }`,
    { tag: '@nightly' },
    async ({ player, control }) => {
      const { page } = player;
      await page.clock.install();
      const payment = cardPaymentOf(player);
      const card = await control.prepaidCard({ ...worth170, state: 'unused' });
      await payment.chooseExchange();
      await payment.openForm();
      await payment.type(card);
      await payment.press();
      await expect(payment.question()).toBeVisible();

      const path = '/api/pay/card_pay';
      await control.fault({ path, kind: 'down', value: 'after' });
      const lostAt: string[] = [];
      page.on('requestfailed', (request) => {
        const { hostname, pathname } = new URL(request.url());
        if (pathname === path) lostAt.push(hostname);
      });
      await payment.agree();
      const unknown = player.dialog().getByText('do not enter the card again yet');
      // The page pauses between two attempts, a moment after the first is lost.
      await expect(async () => {
        await page.clock.fastForward(4_000);
        await expect(unknown).toBeVisible({ timeout: 200 });
      }).toPass();
      expect(lostAt).toEqual(['api.localhost', 'backup1.localhost', 'backup2.localhost']);
      const [order, ...others] = await control.orders();
      expect(others).toEqual([]);

      await control.clearFaults();
      if (reloads) {
        await page.reload();
        await payment.openForm();
        await payment.type(card);
        await payment.press();
      } else {
        await player.dialog().getByRole('button', { name: 'Check now' }).click();
      }
      await expect(payment.paid()).toBeVisible();
      await expect(player.dialog()).toContainText(order?.billing_no ?? 'no order');
      expect(await control.orders()).toHaveLength(1);
      const keys = (await control.requests(path)).map(({ query }) => query['idempotency_key']);
      expect(new Set(keys).size).toBe(1);
    },
  );
