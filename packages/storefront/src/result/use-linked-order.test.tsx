// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import { selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { type Reply, content } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { expect, it } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { useLinkedOrder } from './use-linked-order';

const path = '/api/pay/getOrderInfo';
const order = {
  ...{ billing_no: 'B1', status: resultStatusOf('success'), user_name: 'ann', game_name: 'Sky' },
  ...{ game_server_name: 'S1', role_name: 'Ann', product_name: '300 gems' },
  ...{ price: 4.99, currency: 'USD', url: '', channel_name: 'PayPal' },
};

async function visit(search: string, reply: Reply | null = content(order), isSignedIn = true) {
  const forgotten: (readonly string[])[] = [];
  const shop = openTestShop({
    search,
    isSignedIn,
    saved: { game: sky },
    page: { forgetParameters: (names) => forgotten.push(names) },
    answers: reply === null ? {} : { [path]: () => reply },
  });
  await renderHookInShop(shop, useLinkedOrder, undefined);
  const { store, backEnd } = shop;
  await advanceTime();
  return {
    forgotten,
    asked: backEnd.sentTo(path),
    result: selectResult(store.getState()),
    popups: selectPopups(store.getState()),
    said: selectToasts(store.getState()).map(({ text }) => text),
  };
}

it('shows the order of a link, and takes it out of the address (spec §2, billing_no)', async () => {
  const { popups, result, forgotten } = await visit('?billing_no=B1');
  expect(popups).toEqual(['result']);
  expect(result).toMatchObject({
    ...{ billingNo: 'B1', payLink: null, summary: { goods: '300 gems', method: 'PayPal' } },
    payment: { pay_money: 4.99, currency: 'USD' },
  });
  expect(forgotten).toEqual([['billing_no']]);
});

it('shows an order that waits for its card without a page to pay on', async () => {
  const url = 'http://cards.localhost:4000/pay-frame/1';
  const unpaid = { ...order, status: resultStatusOf('pending'), url };
  const { result } = await visit('?billing_no=B1', content(unpaid));
  expect(result).toMatchObject({ billingNo: 'B1', payLink: null, waitsForCard: true });
});

it('says that the link is not valid when the order is not the player’s', async () => {
  const { popups, said, forgotten } = await visit('?billing_no=B9', {
    code: -404,
    msg: '',
    content: null,
  });
  expect(popups).toEqual([]);
  expect(said).toEqual([{ kind: 'key', key: 'error.badLink' }]);
  expect(forgotten).toEqual([['billing_no']]);
});

it.each([
  ['without a link', '', true],
  ['for a guest', '?billing_no=B1', false],
])('asks for no order %s', async (_, search, isSignedIn) => {
  const { asked, forgotten } = await visit(search, content(order), isSignedIn);
  expect([asked, forgotten]).toEqual([[], []]);
});
