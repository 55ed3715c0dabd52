import { expectOnePaidOrder, makeFirstPurchase } from '../shop/first-purchase';
import { expect, test } from '../shop/test';

const success = { name: 'Payment complete' };

test('a first visit ends with success, and the order is stored as paid', async ({
  player,
  control,
}) => {
  await makeFirstPurchase(player);
  await expectOnePaidOrder(player, control);

  await player.dialog().getByRole('button', { name: 'Recharge done' }).click();
  await expect(player.page.getByRole('dialog')).toHaveCount(0);
});

test('a payment that the provider refuses ends with fail, and can be tried in another way', async ({
  player,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  await provider.getByRole('button', { name: /Refuse/ }).click();

  await expect(player.dialog().getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'fail' }]);

  await player.dialog().getByRole('button', { name: 'Change recharge way' }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Recharge info' })).toBeVisible();
});

test('a payment left pending is found settled by “recharge done”, also after a reload', async ({
  player,
  control,
}) => {
  await player.reachPayment('nova', /PayPal/);
  const provider = await player.buyAndFollow();
  await provider.getByRole('button', { name: /leave it pending/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  expect(await control.orders()).toMatchObject([{ status: 'pending' }]);

  await player.page.reload();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  const [order] = await control.orders();
  await control.settle(order?.billing_no ?? '', 'success');
  await player.dialog().getByRole('button', { name: 'Recharge done' }).click();
  await expect(player.dialog().getByRole('heading', success)).toBeVisible();
});

test('what was chosen survives a reload', async ({ player }) => {
  await player.reachPayment('nova', /PayPal/);
  await player.page.reload();
  await player.openRecharge();
  await expect(player.dialog()).toContainText('S1 Vega');
  await expect(player.dialog().getByRole('radio', { name: /PayPal/ })).toBeChecked();
});

test('two taps on “buy” make one order', async ({ player, control }) => {
  await player.reachPayment('nova', /PayPal/);
  await player.dialog().getByRole('button', { name: /^Buy/ }).dblclick();
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  expect(await control.orders()).toHaveLength(1);
});

test('an answer that is lost on its way ends at the order it was about', async ({
  player,
  control,
}) => {
  await player.page.clock.install();
  await player.reachPayment('nova', /PayPal/);
  await control.fault({
    host: 'api.localhost',
    path: '/api/pay/paypal_pay',
    kind: 'truncated',
    times: 1,
  });
  const lost = player.page.waitForEvent('requestfailed', (request) =>
    request.url().includes('paypal_pay'),
  );
  await player.buy();
  await lost;
  // The next attempt comes 4 seconds later.
  await player.page.clock.fastForward(4_000);
  await expect(player.dialog().getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  expect(await control.orders()).toHaveLength(1);
});

test('where the browser blocks the pay window, “to pay” is a link to it', async ({ player }) => {
  await player.page.addInitScript(() => {
    window.open = () => null;
  });
  await player.reachPayment('nova', /PayPal/);
  await player.buy();
  const link = player.dialog().getByRole('link', { name: /Go to pay/ });
  await expect(link).toHaveAttribute('href', /^http:\/\/pay\.localhost:/);
  await expect(link).toHaveAttribute('rel', /noopener/);
});
