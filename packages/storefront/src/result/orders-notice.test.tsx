// @vitest-environment jsdom
import { type FailReason, resultStatusOf } from '@shop/contract';
import { type NewOrder, createOrderLedger } from '@shop/storefront-core/orders';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { createShopStorage } from '@shop/storefront-core/storage';
import { content, mapStorage } from '@shop/storefront-core/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { OrdersNotice } from './orders-notice';

const order: NewOrder = {
  billingNo: 'B1',
  payLink: null,
  summary: { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' },
  payment: { pay_money: 4.99, currency: 'USD' },
};

interface Scene {
  readonly shop: TestShop;
  /** The parameters that were removed from the address. */
  readonly forgotten: readonly string[];
  readonly settle: (status: 'success' | 'fail', reason?: FailReason) => void;
}

/** Shows the notice to Ann, who has left orders unpaid; `isStored` if the browser keeps them. */
async function open(orders: readonly NewOrder[], isStored = true): Promise<Scene> {
  let status: 'pending' | 'success' | 'fail' = 'pending';
  let fail_reason: FailReason | undefined;
  const forgotten: string[] = [];
  const backend = isStored ? mapStorage() : null;
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    storage: createShopStorage(backend, () => 0),
    page: {
      forgetParameters: (names) => forgotten.push(...names),
    },
    answers: {
      '/api/pay/getOrderInfo': ({ billing_no }) =>
        content({ billing_no, status: resultStatusOf(status), fail_reason }),
    },
  });
  const ledger = createOrderLedger(shop.services);
  for (const one of orders) ledger.add('u1', one);
  await renderInShop(shop, <OrdersNotice />);
  await advanceTime(10_000);
  return {
    shop,
    forgotten,
    settle: (next, reason) => {
      status = next;
      fail_reason = reason;
    },
  };
}

const notice = (): string => screen.getByRole('status').textContent;

it('leads back to the unfinished order with its goods and price', async () => {
  const { shop } = await open([order]);
  expect(notice()).toMatch(/^Waiting for your payment 300 gems · \$4\.99/);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(selectPopups(shop.store.getState())).toEqual(['result']);
  expect(selectResult(shop.store.getState())).toEqual({ ...order, isNew: false });
});

it('says nothing while a popup is open', async () => {
  const { shop } = await open([order]);
  shop.store.dispatch(popupStack.actions.opened('games'));
  await advanceTime();
  expect(notice()).toBe('');
});

it('finds out how the order ended, and is closed once that was read', async () => {
  const { shop, settle } = await open([order]);
  settle('success');
  await advanceTime(30_000);
  expect(notice()).toMatch(/^Payment complete 300 gems/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await advanceTime();
  expect(notice()).toBe('');
  expect(createOrderLedger(shop.services).ordersOf('u1')).toMatchObject([
    { status: 'success', isSeen: true },
  ]);
});

it.each([
  ['cancelled', 'The payment was cancelled'],
  ['timed-out', 'The time to pay was over'],
] as const)('does not call an order failed that has ended so: %s', async (reason, text) => {
  const { shop, settle } = await open([order]);
  settle('fail', reason);
  await advanceTime(30_000);
  expect(notice()).toMatch(new RegExp(`^${text} 300 gems`));
  expect(createOrderLedger(shop.services).ordersOf('u1')).not.toMatchObject([{ status: 'fail' }]);
});

it('reads a failed order again at the next visit, and says that it was paid after all', async () => {
  const { shop, settle } = await open([order]);
  settle('fail');
  await advanceTime(30_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await advanceTime();
  const asked = shop.backEnd.sentTo('/api/pay/getOrderInfo').length;
  await advanceTime(600_000);
  expect(shop.backEnd.sentTo('/api/pay/getOrderInfo')).toHaveLength(asked);

  settle('success');
  cleanup();
  await renderInShop(shop, <OrdersNotice />);
  await advanceTime(10_000);
  expect(notice()).toMatch(/^Payment complete 300 gems/);
});

it('cannot be closed while the order is unfinished', async () => {
  await open([order]);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('keeps the number in the address where the browser stores nothing, until the order ends', async () => {
  const { settle, shop, forgotten } = await open([order], false);
  expect(shop.services.pageHistory.shown.search).toBe('?billing_no=B1');
  expect(forgotten).toEqual([]);
  settle('fail');
  await advanceTime(30_000);
  expect(notice()).toMatch(/^Payment failed/);
  expect(forgotten).toEqual(['billing_no']);
});

it('leaves the address alone where the order is stored', async () => {
  const { shop } = await open([order]);
  expect(shop.services.pageHistory.shown.search).toBe('');
});
