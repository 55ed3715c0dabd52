// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import { checkPayLink } from '@shop/payments';
import { type PaymentFields, readShownOrder } from '@shop/storefront-core/orders';
import { type OrderMade, resultSlice, selectResult } from '@shop/storefront-core/result';
import type { PageActions } from '@shop/storefront-core/services';
import { aBrowser, content, recordEvents } from '@shop/storefront-core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { orderLedgerOf } from '../orders';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { Result } from './result';

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

it('leaves for the page to pay on once the order is kept, where the browser has one tab', async () => {
  const left: unknown[] = [];
  const leaveFor: PageActions['leaveFor'] = (address, how) => {
    left.push([address, how, readShownOrder(shop.services.tabStorage)]);
  };
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    page: { leaveFor, browser: aBrowser(() => null, 'Chrome/126; wv)') },
  });
  const link = 'http://pay.localhost:4000/pay/1';
  const payLink = checkPayLink(link, ['pay.localhost']);
  const { orderMade, pageFollowed } = resultSlice.actions;
  shop.store.dispatch(orderMade({ billingNo: 'B1', payLink, isNew: true, summary }));
  shop.store.dispatch(pageFollowed());
  const { leave } = recordEvents();
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  expect(left).toEqual([[link, 'assign', 'B1']]);
  expect(leave()).toMatchObject([{ event: 'openPayLink', billing_no: 'B1' }]);
  // What the player finds after a step back.
  const offered = screen.getByRole('link', { name: 'Go to pay' });
  expect([offered.getAttribute('href'), offered.getAttribute('target')]).toEqual([link, null]);
  await advanceTime();
  expect(left).toHaveLength(1);
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

it('offers to enter the card that an order waits for, until it was sent from another tab', async () => {
  const shop = openTestShop({ saved: { game: sky }, isSignedIn: true });
  const order = { billingNo: 'B1', payLink: null, summary, waitsForCard: true };
  const ledger = orderLedgerOf(shop.parts, shop.services);
  ledger.add('u1', order);
  shop.store.dispatch(resultSlice.actions.orderMade({ ...order, isNew: false }));
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  expect(screen.getByText('Press “Go to pay” and enter your card')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go to pay' }));
  expect(selectResult(shop.store.getState())).toMatchObject({ isContinued: true });

  act(() => {
    ledger.add('u1', { ...order, waitsForCard: false });
  });
  expect(screen.queryByRole('button', { name: 'Go to pay' })).toBeNull();
  expect(screen.getByText(/^Your payment is being confirmed/)).toBeTruthy();
});

/** Opens the popup of an order that the back end answers with. */
async function openEnded(answer: Readonly<Record<string, unknown>>, more: Partial<OrderMade> = {}) {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    answers: { '/api/pay/getOrderInfo': () => content({ billing_no: 'B1', ...answer }) },
  });
  const order = { billingNo: 'B1', payLink: null, isNew: true, summary, ...more };
  shop.store.dispatch(resultSlice.actions.orderMade(order));
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
}

it.each([
  ['refused', 'The payment was refused'],
  ['insufficient-funds', 'There is not enough money for this payment'],
  ['expired-card', 'The card has expired'],
])('says why a payment failed: %s', async (fail_reason, text) => {
  await openEnded({ status: resultStatusOf('fail'), fail_reason });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^Nothing was charged/)).toBeTruthy();
});

it.each([
  ['cancelled', 'The payment was cancelled'],
  ['timed-out', 'The time to pay was over'],
])('does not call an order failed that has ended so: %s', async (fail_reason, text) => {
  await openEnded({ status: resultStatusOf('fail'), fail_reason });
  expect(screen.getByRole('heading', { name: text })).toBeTruthy();
  expect(screen.queryByText(/fail/i)).toBeNull();
});

it('calls an order replaced that the player has replaced from another tab', async () => {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    answers: {
      '/api/pay/getOrderInfo': () =>
        content({ billing_no: 'B1', status: resultStatusOf('fail'), fail_reason: 'cancelled' }),
    },
  });
  const ledger = orderLedgerOf(shop.parts, shop.services);
  const order = { billingNo: 'B1', payLink: null, summary };
  ledger.add('u1', order);
  shop.store.dispatch(resultSlice.actions.orderMade({ ...order, isNew: true }));
  ledger.replace('u1', 'B1', 'B2');
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Replaced by another order' })).toBeTruthy();
  expect(screen.queryByText(/fail|cancel/i)).toBeNull();
});

it.each([undefined, 'struck-by-lightning'])('gives no reason for %j', async (fail_reason) => {
  await openEnded({ status: resultStatusOf('fail'), fail_reason });
  expect(screen.getByText(/^Nothing was charged/)).toBeTruthy();
});

it.each([
  [true, 'Your items are in the game', 3],
  [false, 'Your items are on their way to the game', 2],
  [undefined, 'Your items are on their way to the game', 2],
])('with is_delivered %j says: %s', async (is_delivered, text, doneSteps) => {
  await openEnded({ status: resultStatusOf('success'), is_delivered });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('(done)')).toHaveLength(doneSteps);
});

it.each([
  ['another device', undefined],
  ['this device', 'PayPal'],
])('says how an order of %s is paid', async (_, method) => {
  const known = { ...summary, method };
  const paid = { status: resultStatusOf('success'), price: 4.99, currency: 'USD' };
  await openEnded({ ...paid, channel_name: 'PayPal' }, { summary: known });
  expect(screen.queryAllByText(/PayPal/)).not.toEqual([]);
});

it('keeps what this device knows of the way where the back end says nothing', async () => {
  const known = { ...summary, method: 'PayPal' };
  const paid = { status: resultStatusOf('success'), price: 4.99, currency: 'USD' };
  await openEnded(paid, { summary: known });
  expect(screen.queryAllByText(/PayPal/)).not.toEqual([]);
});

it.each([
  [{ code: -5000, msg: '' }, 'Something went wrong on our side. Please try again later'],
  [{ code: -9999, msg: 'The ledger is closed' }, 'The ledger is closed'],
])('says why a check told nothing: %j', async (reply, text) => {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    answers: { '/api/pay/getOrderInfo': () => ({ ...reply, content: null }) },
  });
  const order = { billingNo: 'B1', payLink: null, isNew: true, summary };
  shop.store.dispatch(resultSlice.actions.orderMade(order));
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Recharge done' }));
  await advanceTime(10_000);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Waiting for your payment')).toBeTruthy();
});

it('says that a check waits for the connection, with a button that is not busy', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openEnded({ status: resultStatusOf('pending') });
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recharge done' })).toBeTruthy();
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await advanceTime();
  expect(screen.queryByText('You are offline')).toBeNull();
});

it('says what a prepaid card was exchanged for', async () => {
  const exchanged = { ...summary, goods: 'Card', gems: '60+5' };
  await openEnded({ status: resultStatusOf('success') }, { summary: exchanged });
  expect(screen.getByText('Gems: 60+5')).toBeTruthy();
});

it.each([
  ['PIX', /scan or copy the code/],
  ['BOLETO', /with the number on the page/],
  ['CARD', /pay on the page that opens/],
])('says for the method %s what to do on the page: %s', async (channel_id, tip) => {
  const payLink = checkPayLink('http://pay.localhost:4000/pay/1', ['pay.localhost']);
  const payment = { payway_id: '10501', channel_id };
  await openEnded({ status: resultStatusOf('pending') }, { payLink, payment });
  expect(screen.getByText(tip)).toBeTruthy();
});
