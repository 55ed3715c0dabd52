import { replenishLink, maxBlockSeconds, payerOn, soloPayer } from '../shop/payer';
import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

test(
  'of two payers at once the second one is told to wait, and may pay when the first one has left it',
  { tag: '@nightly' },
  async ({ page, browser, control }, { parallelIndex }) => {
    const path = await replenishLink(parallelIndex, 'running');
    const first = payerOn(page, parallelIndex);
    await first.reachReplenishmentPayment(path, soloPayer);
    await first.buyAndFollow();

    const other = await browser.newContext();
    const second = payerOn(await other.newPage(), parallelIndex);
    await second.reachReplenishmentPayment(path, accountOf('nova'));
    await second.buy();
    await expect(second.dialog()).toContainText(
      'Somebody else is paying for this player right now',
    );
    expect(await control.orders()).toHaveLength(1);

    await control.advanceClock(maxBlockSeconds);
    await expect.poll(async () => (await control.orders())[0]?.status).toBe('fail');
    await second.approve();
    await expect(second.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    // The first one has read that the own payment ended, and opens the link again, which is used now.
    await expect(
      first.dialog().getByRole('heading', { name: 'The time to pay was over' }),
    ).toBeVisible();
    await page.reload();
    await expect(first.paid()).toBeVisible();
    await other.close();
  },
);

test(
  'a payer of a link that somebody has paid meanwhile is shown that it is paid, and pays nothing',
  { tag: '@nightly' },
  async ({ page, browser, control }, { parallelIndex }) => {
    const path = await replenishLink(parallelIndex, 'running');
    const late = payerOn(page, parallelIndex);
    await late.reachReplenishmentPayment(path, soloPayer);

    const other = await browser.newContext();
    const first = payerOn(await other.newPage(), parallelIndex);
    await first.reachReplenishmentPayment(path, accountOf('nova'));
    await first.approve();
    await expect(first.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await other.close();

    await late.buy();
    await expect(late.paid()).toBeVisible();
    await expect(late.dialog()).toHaveCount(0);
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'a reload during the payment finds it again, and how it ended',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await payer.reachReplenishmentPayment(await replenishLink(parallelIndex, 'running'), soloPayer);
    await payer.buyAndFollow();
    await page.reload();
    await expect(payer.dialog().getByText('Waiting for your payment')).toBeVisible();
    const [order] = await control.orders();
    await control.settle(order?.billing_no ?? '', 'success');
    await expect(payer.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await page.reload();
    await expect(payer.paid()).toBeVisible();
    expect(await control.orders()).toHaveLength(1);
  },
);

test(
  'a double tap whose answers are all lost pays once, and the order is found later',
  { tag: '@nightly' },
  async ({ page, control }, { parallelIndex }) => {
    const payer = payerOn(page, parallelIndex);
    await page.clock.install();
    await payer.reachReplenishmentPayment(await replenishLink(parallelIndex, 'running'), soloPayer);
    await control.fault({ path: '/api/pay/paypal_pay', kind: 'down', value: 'after' });
    const unknown = payer.dialog().getByRole('heading', {
      name: 'We could not confirm your payment',
    });
    await payer
      .dialog()
      .getByRole('button', { name: /^Buy/ })
      .evaluate((button) => {
        for (let tap = 0; tap < 2; tap += 1)
          button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
    // Skips the pauses between the attempts.
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await unknown.isVisible()).toBe(true);
    }).toPass({ intervals: [50] });
    await expect(payer.dialog()).toContainText('Please do not pay again');
    const [made, ...others] = await control.orders();
    expect(others).toEqual([]);

    await control.clearFaults();
    await payer.dialog().getByRole('button', { name: 'Check now' }).click();
    await expect(payer.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
    await expect(payer.dialog()).toContainText(made?.billing_no ?? 'no order');
    expect(await control.orders()).toHaveLength(1);
  },
);
