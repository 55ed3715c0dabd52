// @vitest-environment jsdom
import { createOrderLedger } from '@shop/storefront-core/orders';
import { selectResult } from '@shop/storefront-core/result';
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderHookInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { useReopenOrder, useResumedOrder, useShowOrder } from './use-show-order';

const order = {
  ...{ billingNo: 'B1', payLink: null },
  summary: { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' },
};

afterEach(() => {
  sessionStorage.clear();
});

it.each([
  [
    'made',
    () => {
      const show = useShowOrder();
      return () => {
        show({ ...order, isNew: true });
      };
    },
  ],
  [
    'opened again',
    () => {
      const reopen = useReopenOrder();
      return () => {
        reopen({ ...order, status: 'placed', isSeen: false, madeAtMs: 0 });
      };
    },
  ],
])(
  'shows after a reload the order that was %s, although no popup was drawn',
  async (_, useOpen) => {
    const shop = openTestShop({ saved: { game: sky }, isSignedIn: true });
    createOrderLedger(shop.services).add('u1', order);
    const { result, unmount } = await renderHookInShop(shop, useOpen, undefined);
    act(result.current);
    unmount();

    const reloaded = openTestShop({ saved: { game: sky }, isSignedIn: true });
    createOrderLedger(reloaded.services).add('u1', order);
    await renderHookInShop(reloaded, useResumedOrder, undefined);
    expect(selectResult(reloaded.store.getState())).toMatchObject({
      billingNo: 'B1',
      isNew: false,
    });
  },
);
