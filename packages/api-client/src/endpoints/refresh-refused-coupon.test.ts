import { describe, expect, it } from 'vitest';
import { aStore } from '../testing/a-store';
import { paymentParams } from '../testing/payment-params';
import { type HostState, answer, blackHole, dead, ok } from '../testing/host-states';
import { cardsApi } from './cards-api';
import { checkoutApi } from './checkout-api';
import { couponsApi } from './coupons-api';
import { toOpaque } from './opaque-params';

const illegalCoupon = answer(-3062);
const noCoupons = ok({ coupons: [] });
const price = ok({ points: 1, discountPrice: 2 });
const order = { call: 'paypalPay', params: { ...paymentParams, coupon_code: 'C1' } } as const;

const couponsAndPrice = ['/api/coupons/couponList', '/api/pay/productPoints'];

/** Opens a page with coupons and a price with one of them. `states` answer the next requests. */
async function aPage(...states: HostState[]) {
  const opened = aStore({ a: [noCoupons, price, ...states, price] });
  const { scene, store, asked } = opened;
  const list = { client_id: 'c1', use_category: 'avail,lock' };
  void store.dispatch(couponsApi.endpoints.couponList.initiate(list));
  const goods = { client_id: 'c1', coupon_code: 'C1', product_id: 'p1' };
  const preview = store.dispatch(checkoutApi.endpoints.discountPreview.initiate(goods));
  await scene.time.pass(0);
  const from = asked().length;
  return { ...opened, preview, since: () => asked().slice(from) };
}

describe('an order refused for its coupon (-3062, spec §8)', () => {
  it('refetches coupons and price a second later, once', async () => {
    const { scene, store, since } = await aPage(illegalCoupon, noCoupons);
    void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(999);
    expect(since()).toEqual(['/api/pay/paypal_pay']);
    await scene.time.pass(1);
    expect(since().slice(1)).toEqual(couponsAndPrice);
    await scene.time.pass(120_000);
    expect(since()).toHaveLength(3);
  });

  it('refetches them for each refusal', async () => {
    const { scene, store, since } = await aPage(
      ...[illegalCoupon, noCoupons, price],
      ...[illegalCoupon, noCoupons, price],
    );
    for (let press = 0; press < 2; press += 1) {
      void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
      await scene.time.pass(10_000);
    }
    expect(since().filter((path) => path === couponsAndPrice[0])).toHaveLength(2);
  });

  it('refetches them also for an in-shop card payment', async () => {
    const { scene, store, since } = await aPage(illegalCoupon, noCoupons);
    const card = toOpaque({ ...order.params, card_info: 'x' });
    void store.dispatch(cardsApi.endpoints.myCardInGame.initiate(card));
    await scene.time.pass(1_000);
    expect(since().slice(1)).toEqual(couponsAndPrice);
  });

  it.each([
    ['is refused for another reason', answer(-3061), 1],
    ['has no answer', dead, 3],
  ])('refetches nothing when an order %s', async (_, state, requests) => {
    const { scene, store, since } = await aPage(state, state, state);
    void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(120_000);
    expect(since()).toHaveLength(requests);
  });

  it('refetches nothing when the order is aborted', async () => {
    const { scene, store, since } = await aPage(blackHole, illegalCoupon);
    const sent = store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(0);
    sent.abort();
    await scene.time.pass(120_000);
    expect(since()).toEqual(['/api/pay/paypal_pay']);
  });

  it('does not refetch a price that is refused with the same code', async () => {
    const { scene, preview, since } = await aPage(illegalCoupon);
    void preview.refetch();
    await scene.time.pass(120_000);
    expect(since()).toEqual(['/api/pay/productPoints']);
  });
});
