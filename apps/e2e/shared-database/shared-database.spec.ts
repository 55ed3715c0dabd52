import { expect } from '@playwright/test';
import { controlOf } from '../shop/control';
import { expectOnePaidOrder, makeFirstPurchase } from '../shop/first-purchase';
import { playerOn } from '../shop/player';
import { ports } from '../shop/ports';
import { watchedTest as test } from '../shop/watched-test';

const first = controlOf(ports.first);
const second = controlOf(ports.second);

// One database: resetting either instance resets both.
test.beforeEach(first.reset);

test('an order created at one instance can be paid at the other, and both store it as paid', async ({
  page,
}) => {
  const player = playerOn(page, ports.first);
  await makeFirstPurchase(player, (address) => {
    const elsewhere = new URL(address);
    expect(elsewhere.port).toBe(String(ports.first));
    elsewhere.port = String(ports.second);
    return elsewhere.href;
  });
  await expectOnePaidOrder(player, first);
  await expectOnePaidOrder(player, second);
});

test('the same goods bought at both instances at once are one pending order', async ({
  page,
  browser,
}) => {
  const here = playerOn(page, ports.first);
  // A browser of its own, since preparing a visit replaces what the browser has stored.
  const elsewhere = await browser.newContext();
  const there = playerOn(await elsewhere.newPage(), ports.second);
  await here.reachPayment('nova', /PayPal/);
  await there.reachPayment('nova', /PayPal/);
  await Promise.all([here.buy(), there.buy()]);

  for (const tab of [here, there]) {
    const waiting = tab.dialog().getByRole('heading', { name: 'Waiting for' });
    await expect(waiting.or(tab.dialog().getByText('unpaid order'))).toBeVisible();
  }

  const orders = await first.orders();
  expect(orders).toMatchObject([{ status: 'pending', payway_id: '10201' }]);
  expect(await second.orders()).toEqual(orders);
  await elsewhere.close();
});
