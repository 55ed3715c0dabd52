// @vitest-environment jsdom
import { checkoutApi } from '@shop/api-client/checkout';
import { resultStatusOf } from '@shop/contract';
import { type Responder, type TestBackEnd, content } from '@shop/storefront-core/testing';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { type WatchedOrder, useOrderWatch } from './use-order-watch';

const path = '/api/pay/getOrderInfo';

/** Responds with an order that ends after some reads; names are only in full mode. */
function orderEnding(status: 'success' | 'fail', after: number): Responder {
  return ({ billing_no, simple }, nth) =>
    content({
      billing_no,
      status: resultStatusOf(nth < after ? 'pending' : status),
      ...(simple === '1' ? {} : { product_name: '300 gems' }),
    });
}

/** Ann waits for the order B1. */
async function watch(
  answer: Responder,
  readsFull?: 'at once',
): Promise<{
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
    (billingNo) => useOrderWatch(billingNo, readsFull),
    'B1',
  );
  const turnTo = async (billingNo: string | null): Promise<void> => {
    rerender(billingNo);
    await advanceTime();
  };
  return { shop, order: () => result.current, turnTo };
}

/** Counts the reads in simple mode. */
function checks(backEnd: TestBackEnd): number {
  return backEnd.sentTo(path).filter(({ simple }) => simple === '1').length;
}

const never = 1_000_000;

describe('the order that is waited for (spec §4)', () => {
  it('is read only in simple mode while it is pending', async () => {
    const { shop, order } = await watch(orderEnding('success', never));
    expect(shop.backEnd.sentTo(path)).toMatchObject([{ billing_no: 'B1', simple: '1' }]);
    expect(order()).toMatchObject({ status: 'placed', full: null });
  });

  it('is read in full again while its goods are on their way, and no more once they have arrived', async () => {
    let isDelivered = false;
    const { shop, order } = await watch(({ billing_no, simple }) =>
      content({
        ...{ billing_no, status: resultStatusOf('success') },
        ...(simple === '1' ? {} : { is_delivered: isDelivered }),
      }),
    );
    const fullReads = () => shop.backEnd.sentTo(path).filter(({ simple }) => simple !== '1').length;
    expect(order().full?.is_delivered).toBe(false);
    await advanceTime(60_000);
    expect(fullReads()).toBeGreaterThan(3);
    isDelivered = true;
    await advanceTime(60_000);
    expect(order().full?.is_delivered).toBe(true);
    const reads = fullReads();
    await advanceTime(600_000);
    expect(fullReads()).toBe(reads);
  });

  it('is read in full once by a back end that does not say whether goods have arrived', async () => {
    const { shop } = await watch(orderEnding('success', 0));
    await advanceTime(600_000);
    expect(shop.backEnd.sentTo(path)).toHaveLength(2);
  });

  it('is read again after growing pauses', async () => {
    const { shop } = await watch(orderEnding('success', never));
    const made: number[] = [];
    for (const pause of [1_999, 1, 2_999, 1, 4_499, 1]) {
      await advanceTime(pause);
      made.push(checks(shop.backEnd));
    }
    expect(made).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it('is read only by hand after ten minutes', async () => {
    const { shop, order } = await watch(orderEnding('success', never));
    await advanceTime(9 * 60 * 1000);
    expect(order().isOver).toBe(false);
    await advanceTime(2 * 60 * 1000);
    expect(order().isOver).toBe(true);
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

  it.each(['cancelled', 'timed-out'] as const)(
    'has not failed before it is known why it has ended, nor after %s',
    async (reason) => {
      let tellReason = (): void => undefined;
      const { order } = await watch(async ({ billing_no, simple }) => {
        const ended = { billing_no, status: resultStatusOf('fail') };
        if (simple === '1') return content(ended);
        return new Promise((resolve) => {
          tellReason = () => {
            resolve(content({ ...ended, fail_reason: reason }));
          };
        });
      });
      expect(order()).toMatchObject({ status: 'placed', isChecking: true });
      tellReason();
      await advanceTime();
      expect(order()).toMatchObject({
        status: reason === 'cancelled' ? 'cancelled' : 'expired',
        isChecking: false,
      });
    },
  );

  it('has failed where the back end does not tell why', async () => {
    const { order } = await watch(({ billing_no, simple }) =>
      simple === '1'
        ? content({ billing_no, status: resultStatusOf('fail') })
        : { code: -5000, msg: '', content: null },
    );
    await advanceTime(60_000);
    expect(order().status).toBe('fail');
  });

  it('of another device is read in full at once, and again once it has ended', async () => {
    const { order } = await watch(({ billing_no, simple }, nth) => {
      const isPaid = nth > 3;
      const status = resultStatusOf(isPaid ? 'success' : 'pending');
      const names = { product_name: '300 gems', channel_name: 'PayPal', is_delivered: isPaid };
      return content({ billing_no, status, ...(simple === '1' ? {} : names) });
    }, 'at once');
    expect(order()).toMatchObject({ status: 'placed', full: { channel_name: 'PayPal' } });
    await advanceTime(10_000);
    expect(order()).toMatchObject({
      status: 'success',
      full: { status: 'success', is_delivered: true },
    });
  });

  it('stays ended when a slower host later reports it as pending', async () => {
    const { shop, order } = await watch(orderEnding('success', 0));
    expect(order().status).toBe('success');
    const stale = { billing_no: 'B1', status: 'pending' as const };
    const names = { user_name: '', game_name: '', game_server_name: '', role_name: '' };
    await act(() =>
      shop.store.dispatch(
        checkoutApi.util.upsertQueryData(
          'orderInfo',
          { billing_no: 'B1', simple: '1' },
          {
            ...{ ...stale, ...names, product_name: '', channel_name: '' },
            ...{ price: null, currency: '', url: '', pay_end_time: 0, is_delivered: null },
          },
        ),
      ),
    );
    await advanceTime();
    expect(order().status).toBe('success');
  });

  it('does not pass its end on to the next order', async () => {
    const { order, turnTo } = await watch((sent) =>
      content({
        ...sent,
        status: resultStatusOf(sent['billing_no'] === 'B1' ? 'fail' : 'pending'),
      }),
    );
    expect(order().status).toBe('fail');
    await turnTo('B2');
    expect(order()).toMatchObject({ status: 'placed', full: null });
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

  it('is paid after all when the player comes back to a failed one, and is read in full again', async () => {
    const { order } = await watch(({ billing_no, simple }, nth) => {
      const status = resultStatusOf(nth > 1 ? 'success' : 'fail');
      return content({
        billing_no,
        status,
        ...(simple === '1' ? {} : { product_name: '300 gems' }),
      });
    });
    expect(order()).toMatchObject({ status: 'fail', full: { status: 'fail' } });
    fireEvent(window, new Event('focus'));
    await advanceTime();
    expect(order()).toMatchObject({ status: 'success', full: { status: 'success' } });
  });

  it('says why a check told nothing until the next one tells something', async () => {
    const { order } = await watch(({ billing_no }, nth) =>
      nth === 1
        ? { code: -4040, msg: '', content: null }
        : content({ billing_no, status: resultStatusOf('pending') }),
    );
    expect(order()).toMatchObject({ failure: null });
    await advanceTime(2_000);
    expect(order()).toMatchObject({ status: 'placed', failure: { kind: 'refused', code: -4040 } });
    await advanceTime(10_000);
    expect(order()).toMatchObject({ failure: null });
  });

  it('stays pending while the network is lost, and is read once it is back', async () => {
    const { order } = await watch((sent, nth) =>
      nth < 4 ? null : content({ ...sent, status: resultStatusOf('success') }),
    );
    // Three attempts 4 s apart, a pause of 2 s, and an attempt; none was answered.
    await advanceTime(13_000);
    expect(order()).toMatchObject({ status: 'placed', lastChecked: null });
    await advanceTime(2_000);
    expect(order().status).toBe('success');
  });
});
