import * as v from 'valibot';
import { type ShopPlayer, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { buyInStep, expectStep, payment, result, steps } from '../shop/steps';
import { expect, test } from '../shop/test';

const channel = /PayPal/;
const pageView = v.object({
  event: v.literal('viewPage'),
  page: v.string(),
  origin: v.optional(v.string()),
});

/** Comes to the goods with everything chosen on an earlier visit. */
async function comeBack(player: ShopPlayer): Promise<void> {
  await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
}

/** Goes on from the goods to the payment. */
async function openRecharge(player: ShopPlayer): Promise<void> {
  await player.openRecharge();
  await expectStep(player.page, 'recharge');
}

/** Makes an order at the payment, and leaves it open. */
async function leaveOrder({ page }: ShopPlayer): Promise<void> {
  const provider = await buyInStep(page, channel);
  await provider.close();
  await expectStep(page, 'result');
  await expect(result(page)).toContainText('Waiting for your payment');
}

async function leaveUnpaid(player: ShopPlayer): Promise<void> {
  await comeBack(player);
  await openRecharge(player);
  await leaveOrder(player);
}

test(
  'offline, no notice covers the buttons of payment and result, which say it themselves, or the header',
  { tag: '@nightly' },
  async ({ player, page, context }) => {
    await leaveUnpaid(player);
    await context.setOffline(true);
    await expect(result(page)).toContainText('You are offline');
    // Presses nothing, but fails if something else would be hit.
    await result(page).getByRole('button', { name: 'Recharge done' }).click({ trial: true });
    await result(page).getByRole('button', { name: 'Change the recharge way' }).click();
    await expectStep(page, 'recharge');
    await expect(payment(page)).toContainText('You are offline');
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click({ trial: true });
    await context.setOffline(false);
    await page.goto(new URL(`${steps.game[0]}?spec_lang=en`, page.url()).href);
    await context.setOffline(true);
    await expect(page.getByText('Payment is paused')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click({ trial: true });
  },
);

test(
  'a visit that begins at the payment while the tab shows an order shows that order alone',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await leaveUnpaid(player);
    await page.goto(new URL(`${steps.recharge[0]}?spec_lang=en`, page.url()).href);
    await expectStep(page, 'result');
    await expect(result(page)).toContainText('Waiting for your payment');
    await expect(payment(page)).toHaveCount(0);
  },
);

test('no step back leads from the result of a payment to paying again', async ({
  player,
  page,
  control,
}) => {
  await leaveUnpaid(player);
  const shown = new URL(page.url());
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"origin":"recharge"');
  await page.goBack();
  await expectStep(page, 'goods');
  await page.goForward();
  await expectStep(page, 'result');
  await expect(result(page)).toContainText('Waiting for your payment');
  await page.reload();
  await expect(result(page)).toContainText('Waiting for your payment');

  const [order] = await control.orders();
  await control.settle(order?.billing_no ?? '', 'success');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(result(page)).toContainText('Payment complete');
  // Its end stays on the page until it is closed.
  await page.reload();
  await expect(result(page)).toContainText('Payment complete');
  await result(page).getByRole('button', { name: 'Recharge done' }).click();
  await expectStep(page, 'goods');
  await page.goForward();
  await expectStep(page, 'goods');
  expect(shown.pathname).toBe(steps.result[0]);
});

test(
  'a failed payment leads to the payment again, and from there back to the goods',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    await leaveUnpaid(player);
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'fail');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await result(page).getByRole('button', { name: 'Change recharge way' }).click();
    await expectStep(page, 'recharge');
    await expect(payment(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.goBack();
    await expectStep(page, 'goods');
  },
);

test(
  'the name in the header leads to the latest orders, and each order to its page',
  { tag: '@nightly' },
  async ({ player, page }) => {
    await leaveUnpaid(player);
    await page.goBack();
    await page.getByRole('button', { name: 'europa-player' }).first().click();
    await page.getByRole('menuitem', { name: 'My orders' }).click();
    await expect(player.dialog()).toContainText('300 ');
    await player.dialog().getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'result');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"origin":null');
    await page.goBack();
    await expectStep(page, 'goods');
  },
);

test(
  'a tab that was open before says that an order waits, and does not begin with its page',
  { tag: '@nightly' },
  async ({ player, page }, { parallelIndex }) => {
    await comeBack(player);
    const other = playerOn(await page.context().newPage(), shopPortOf(parallelIndex));
    await other.visit('europa', steps.goods[0]);
    await page.bringToFront();
    await openRecharge(player);
    await leaveOrder(player);
    await other.page.bringToFront();
    const strip = other.page.getByRole('status').filter({ hasText: 'Waiting for your payment' });
    await strip.getByRole('button', { name: 'Continue' }).click();
    await expectStep(other.page, 'result');
    await expect(result(other.page)).toContainText('Waiting for your payment');

    const next = playerOn(await page.context().newPage(), shopPortOf(parallelIndex));
    await next.goTo('europa', steps.result[0]);
    await expectStep(next.page, 'goods');
  },
);

const dayMs = 24 * 60 * 60 * 1_000;

for (const [jump, jumpMs] of rowsToTest([
  ['forward', dayMs],
  ['back', -dayMs],
] as const))
  test(
    `a purchase without an answer is told above the goods, and leads to the result once it is found, though the clock jumps a day ${jump}`,
    { tag: '@nightly' },
    async ({ player, page, control }) => {
      await page.clock.install();
      await comeBack(player);
      await openRecharge(player);
      await control.fault({ path: '/api/pay/paypal_pay', kind: 'down', value: 'after' });
      await payment(page)
        .getByRole('listitem')
        .filter({ hasText: channel })
        .getByRole('radio')
        .click();
      await payment(page).getByRole('button', { name: /^Buy/ }).click();
      const unknown = { name: 'We could not confirm your payment' };
      await expect
        .poll(async () => {
          await page.clock.fastForward(5_000);
          return player.dialog().getByRole('heading', unknown).isVisible();
        })
        .toBe(true);
      await expect(page).toHaveURL((url) => url.pathname === steps.goods[0]);
      await control.clearFaults();
      await page.clock.setSystemTime(Date.now() + jumpMs);
      await page.bringToFront();
      await page.reload();
      const notice = page.getByRole('status').filter({ hasText: 'not confirmed yet' });
      await notice.getByRole('button', { name: 'Check now' }).click();
      await expect(player.dialog().getByRole('heading', unknown)).toBeVisible();
      await player.dialog().getByRole('button', { name: 'Check now' }).click();
      await expectStep(page, 'result');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(result(page)).toContainText('Waiting for your payment');
      await page.goBack();
      await expectStep(page, 'goods');
      expect(await control.orders()).toHaveLength(1);
    },
  );

test(
  'each step is viewed in the events, and the result says that it came from the payment',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const views = async () =>
      (await control.events())
        .map(({ body }) => v.safeParse(pageView, body))
        .flatMap(({ success, output }) => (success ? [output] : []))
        .reverse();
    // Each one is waited for: events that are sent shortly after each other may arrive in any order.
    const expected: v.InferOutput<typeof pageView>[] = [];
    for (const [go, view] of [
      [comeBack, { page: 'select-goods' }],
      [openRecharge, { page: 'recharge' }],
      [leaveOrder, { page: 'result', origin: 'recharge' }],
    ] as const) {
      await go(player);
      expected.push({ event: 'viewPage', ...view });
      await expect.poll(views).toEqual(expected);
    }
  },
);
