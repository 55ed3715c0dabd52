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
  context,
}) => {
  const here = playerOn(page, ports.first);
  const there = playerOn(await context.newPage(), ports.second);
  await here.reachPayment('nova', /PayPal/);
  await there.reachPayment('nova', /PayPal/);
  await Promise.all([here.buy(), there.buy()]);

  const waiting = here.page.getByRole('heading', { name: 'Waiting for' });
  const waitingThere = there.page.getByRole('heading', { name: 'Waiting for' });
  const refused = here.dialog().getByText('unpaid order');
  const refusedThere = there.dialog().getByText('unpaid order');
  await expect(waiting.or(refused)).toBeVisible();
  await expect(waitingThere.or(refusedThere)).toBeVisible();

  const orders = await first.orders();
  expect(orders).toMatchObject([{ status: 'pending', payway_id: '10201' }]);
  expect(await second.orders()).toEqual(orders);
});
