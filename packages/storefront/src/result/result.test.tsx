// @vitest-environment jsdom
import { checkPayLink } from '@shop/payments';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordEvents } from '../testing/record-events';
import { renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import type { PaymentFields } from '../orders';
import { Result } from './result';
import { resultSlice } from './result-slice';

const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };

/** Presses "to pay" for an order while other goods are chosen; returns the events. */
async function pressToPay(payment: PaymentFields | null) {
  const shop = openTestShop({ saved: { game: sky, productId: 'other' }, isSignedIn: true });
  const payLink = checkPayLink('http://pay.localhost:4000/pay/1', ['pay.localhost']);
  const order = { billingNo: 'B1', payLink, isNew: true, summary };
  const { orderMade } = resultSlice.actions;
  shop.store.dispatch(orderMade(payment === null ? order : { ...order, payment }));
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  const { leave } = recordEvents();
  const link = screen.getByRole('link', { name: /pay/i });
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  fireEvent.click(link);
  return leave();
}

it('sends that the link to pay was opened, with the goods and the channel of the order', async () => {
  const payment = { product_id: 'gems', payway_id: '10201', money: 4.99, currency: 'USD' };
  expect(await pressToPay(payment)).toMatchObject([
    { event: 'openPayLink', suid: 'u1', ...payment, billing_no: 'B1' },
  ]);
});

it('shows the bonus of the goods beside their name', async () => {
  const shop = openTestShop({ saved: { game: sky }, isSignedIn: true });
  const order = { billingNo: 'B1', payLink: null, isNew: true };
  shop.store.dispatch(
    resultSlice.actions.orderMade({ ...order, summary: { ...summary, bonus: 1_500 } }),
  );
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  expect(screen.getByText('300 gems +1,500 bonus')).toBeTruthy();
});

it('sends only the number of an order whose goods are not known', async () => {
  const [event] = await pressToPay(null);
  expect(event).toMatchObject({ event: 'openPayLink', billing_no: 'B1' });
  expect(event).not.toHaveProperty('product_id');
});
