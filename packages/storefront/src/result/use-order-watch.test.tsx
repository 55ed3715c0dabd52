// @vitest-environment jsdom
import { checkoutApi } from '@shop/api-client/checkout';
import { resultStatusOf } from '@shop/contract';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type Responder, content, type TestBackEnd } from '../testing/test-back-end';
import { openTestShop, sky, type TestShop } from '../testing/test-shop';
import { nextCheck, useOrderWatch, type WatchedOrder } from './use-order-watch';

const path = '/api/pay/getOrderInfo';

/** An order that ends once it has been asked about so often; names come in full mode only. */
function orderEnding(status: 'success' | 'fail', after: number): Responder {
  return ({ billing_no, simple }, nth) =>
    content({
      billing_no,
      status: resultStatusOf(nth < after ? 'pending' : status),
      ...(simple === '1' ? {} : { product_name: '300 gems' }),
    });
}

/** Ann waits for the order B1. */
async function watch(answer: Responder): Promise<{
  readonly shop: TestShop;
  readonly order: () => WatchedOrder;
  readonly turnTo: (billingNo: string | null) => Promise<void>;
}> {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    answers: { [path]: answer },
  });
  const { result, rerender } = await renderHookInShop<string | null, WatchedOrder>(
    shop,
    useOrderWatch,
    'B1',
  );
  const turnTo = async (billingNo: string | null): Promise<void> => {
    rerender(billingNo);
    await advanceTime();
  };
  return { shop, order: () => result.current, turnTo };
}

/** How often the order was asked about in simple mode. */
function checks(backEnd: TestBackEnd): number {
  return backEnd.sentTo(path).filter(({ simple }) => simple === '1').length;
}

const never = 1_000_000;

describe('the order that is waited for (spec §4)', () => {
  it('is read in simple mode; pending stops there', async () => {
    const { shop, order } = await watch(orderEnding('success', never));
    expect(shop.backEnd.sentTo(path)).toMatchObject([{ billing_no: 'B1', simple: '1' }]);
    expect(order()).toMatchObject({ status: 'pending', full: null });
  });

  it('is asked about again with growing pauses', async () => {
    const { shop } = await watch(orderEnding('success', never));
    const made: number[] = [];
    for (const pause of [1_999, 1, 2_999, 1, 4_499, 1]) {
      await advanceTime(pause);
      made.push(checks(shop.backEnd));
    }
    expect(made).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it('is left alone after ten minutes, and can be asked about by hand', async () => {
    const { shop, order } = await watch(orderEnding('success', never));
    await advanceTime(11 * 60 * 1000);
    const before = checks(shop.backEnd);
    await advanceTime(5 * 60 * 1000);
    expect(checks(shop.backEnd)).toBe(before);
    act(() => {
      order().checkNow();
    });
    await advanceTime();
    expect(checks(shop.backEnd)).toBe(before + 1);
  });

  it.each(['success', 'fail'] as const)('is read in full once it ended with %s', async (status) => {
    const { shop, order } = await watch(orderEnding(status, 1));
    await advanceTime(2_000);
    expect(order()).toMatchObject({ status, full: { product_name: '300 gems' } });
    const asked = shop.backEnd.sentTo(path).length;
    await advanceTime(5 * 60 * 1000);
    expect(shop.backEnd.sentTo(path)).toHaveLength(asked);
  });

  it('has ended for good, though a slower host says later that it is pending', async () => {
    const { shop, order } = await watch(orderEnding('success', 0));
    expect(order().status).toBe('success');
    const stale = { billing_no: 'B1', status: 'pending' as const };
    const names = { user_name: '', game_name: '', game_server_name: '', role_name: '' };
    await act(() =>
      shop.store.dispatch(
        checkoutApi.util.upsertQueryData(
          'orderInfo',
          { billing_no: 'B1', simple: '1' },
          { ...stale, ...names, product_name: '', price: null, currency: '', url: '' },
        ),
      ),
    );
    await advanceTime();
    expect(order().status).toBe('success');
  });

  it('that ended says nothing about the next one', async () => {
    const { order, turnTo } = await watch((sent) =>
      content({
        ...sent,
        status: resultStatusOf(sent['billing_no'] === 'B1' ? 'fail' : 'pending'),
      }),
    );
    expect(order().status).toBe('fail');
    await turnTo('B2');
    expect(order()).toMatchObject({ status: 'pending', full: null });
  });

  it.each(['focus', 'online', 'pageshow', 'visibilitychange'])(
    'is asked about when the player comes back to the page (%s)',
    async (event) => {
      const { shop } = await watch(orderEnding('success', never));
      fireEvent(event === 'visibilitychange' ? document : window, new Event(event));
      await advanceTime();
      expect(checks(shop.backEnd)).toBe(2);
    },
  );

  it('stays pending while the network is lost, and is asked about once it is back', async () => {
    const { order } = await watch((sent, nth) =>
      nth < 4 ? null : content({ ...sent, status: resultStatusOf('success') }),
    );
    // Three attempts 4 s apart, a pause of 2 s, and an attempt: nobody knows anything yet.
    await advanceTime(13_000);
    expect(order()).toMatchObject({ status: 'pending', lastChecked: null });
    await advanceTime(2_000);
    expect(order().status).toBe('success');
  });
});

it('asks about a pending order with pauses that grow from 2 s to 30 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map((checks) => nextCheck(checks, 0));
  expect(pauses).toEqual([2000, 3000, 4500, 6750, 10125, 15188, 22781, 30000, 30000, 30000]);
});

it('stops asking by itself after ten minutes', () => {
  expect(nextCheck(30, 10 * 60 * 1000 - 1)).toBe(30_000);
  expect(nextCheck(30, 10 * 60 * 1000)).toBeNull();
});
