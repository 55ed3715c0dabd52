import { describe, expect, it } from 'vitest';
import { aStore } from '../testing/a-store';
import { type HostState, answer, ok } from '../testing/host-states';
import { paymentParams } from '../testing/payment-params';
import { activitiesApi } from './activities-api';
import { checkoutApi } from './checkout-api';
import { couponsApi } from './coupons-api';
import { limitsApi } from './limits-api';
import { vipApi } from './vip-api';

const role = { client_id: 'c1', server_id: 's1', role_id: 'r1' } as const;

/** The paths that an order makes stale, in the order of the first requests. */
const changed = [
  '/api/cumulative/cumulativeActivityInfo',
  '/api/pay/getLimitProductInfo',
  '/api/coupons/vipInfo',
  '/api/coupons/couponList',
];

function orderWith(status: number, billingNo = 'B1'): HostState {
  return ok({ billing_no: billingNo, status });
}

/** The answers to one refetch of all of them. */
const refreshing = changed.map(() => answer(-9));

/** Opens a page that shows all of them; `orders` are the answers to the reads of the order. */
async function aPage(...orders: HostState[]) {
  const { scene, store, asked } = aStore({ a: [...refreshing, ...orders, answer(-9)] });
  void store.dispatch(activitiesApi.endpoints.activityInfo.initiate(role));
  void store.dispatch(limitsApi.endpoints.limitInfo.initiate(role));
  void store.dispatch(vipApi.endpoints.vipInfo.initiate({ client_id: 'c1' }));
  const usable = { client_id: 'c1', use_category: 'avail' };
  void store.dispatch(couponsApi.endpoints.couponList.initiate(usable));
  await scene.time.pass(0);
  const from = asked().length;

  return {
    buy: async (): Promise<void> => {
      const order = { call: 'paypalPay', params: paymentParams } as const;
      void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
      await scene.time.pass(0);
    },
    read: async (mode: { simple?: '1' }, billingNo = 'B1'): Promise<void> => {
      const args = { billing_no: billingNo, ...mode };
      void store.dispatch(checkoutApi.endpoints.orderInfo.initiate(args, { forceRefetch: true }));
      await scene.time.pass(0);
    },
    /** The refetched paths, without the orders. */
    refreshed: () =>
      asked()
        .slice(from)
        .filter((path) => changed.includes(path)),
  };
}

describe('what a purchase changes is refetched (spec §4)', () => {
  it.each([
    ['success', 1],
    ['fail', -2],
  ])('when the order is first read as %s', async (_, status) => {
    const page = await aPage(orderWith(-1), orderWith(status));
    await page.read({ simple: '1' });
    expect(page.refreshed()).toEqual([]);
    await page.read({ simple: '1' });
    expect(page.refreshed().sort()).toEqual([...changed].sort());
  });

  it('not when the order is read again or in full', async () => {
    const page = await aPage(orderWith(1), ...refreshing, orderWith(1), orderWith(1));
    await page.read({ simple: '1' });
    await page.read({});
    await page.read({ simple: '1' });
    expect(page.refreshed()).toHaveLength(changed.length);
  });

  it('again for the next order', async () => {
    const page = await aPage(orderWith(1), ...refreshing, orderWith(-2, 'B2'));
    await page.read({ simple: '1' });
    await page.read({ simple: '1' }, 'B2');
    expect(page.refreshed()).toHaveLength(2 * changed.length);
  });

  it('the limits alone when an order is created, or refused', async () => {
    const created = ok({ billing_no: 'B1', url: 'https://pay.example/1' });
    const page = await aPage(created, answer(-9), answer(-3061), answer(-9));
    await page.buy();
    expect(page.refreshed()).toEqual(['/api/pay/getLimitProductInfo']);
    await page.buy();
    expect(page.refreshed()).toHaveLength(2);
  });

  it('not when the order cannot be read', async () => {
    const page = await aPage(answer(-4040));
    await page.read({ simple: '1' });
    expect(page.refreshed()).toEqual([]);
  });
});
