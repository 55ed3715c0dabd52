import { describe, expect, it } from 'vitest';
import { aStore } from '../testing/a-store';
import { paymentParams } from '../testing/payment-params';
import { type HostState, answer, blackHole, dead, ok } from '../testing/host-states';
import { cardsApi } from './cards-api';
import { checkoutApi } from './checkout-api';
import { couponsApi } from './coupons-api';
import { toOpaque } from './opaque-params';
import { replenishmentApi } from './replenishment-api';

const illegalCoupon = answer(-3062);
const noCoupons = ok({ coupons: [] });
const price = ok({ points: 1, discountPrice: 2 });
const owed = ok({
  ...{ game_name: 'Sky', user_name: 'B***', amount: 4.99, currency_code: 'USD', valid_time: 60 },
  ...{ is_paid: 0, client_id: 'c1', gp_id: 'gp1', domain_area: 'universal', product_id: 'p1' },
  ...{ server_id: 's1', server_name: 'S1', role_id: 'r1', area_id: '', area_name: '' },
});
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

it.each([
  ['at another price', -3063, 2],
  ['of a link that has expired or is paid', -3072, 2],
  ['over a limit', -3061, 1],
])('reads what is owed for another player: an order refused %s (%i)', async (_, code, reads) => {
  const { scene, store, asked } = aStore({ a: [owed, answer(code), owed] });
  const { initiate } = replenishmentApi.endpoints.replenishmentInfo;
  void store.dispatch(initiate({ replenish_id: 'd1' }));
  await scene.time.pass(0);
  void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
  await scene.time.pass(120_000);
  const ofLink = asked().filter((path) => path === '/api/replenishment/replenishment_info');
  expect(ofLink).toHaveLength(reads);
});

describe('an order refused for its channel', () => {
  const ofGoods = { client_id: 'c1', platform: 'web', domain_area: 'universal' } as const;
  const channelsPath = '/api/pay/getCountryList';
  const noChannels = ok({ GLOBAL: [] });
  const { channelList } = checkoutApi.endpoints;

  /** Opens a page with the channels of the goods to pay, and earlier those of others. */
  async function aPayment(...states: HostState[]) {
    const opened = aStore({ a: [noChannels, noChannels, ...states, noChannels] });
    const { scene, store, asked } = opened;
    const look = async (product_id: string) => {
      const query = store.dispatch(channelList.initiate({ ...ofGoods, product_id }));
      await scene.time.pass(0);
      return {
        leave: () => {
          query.unsubscribe();
        },
      };
    };
    (await look('p0')).leave();
    await look('p1');
    const from = asked().length;
    return { ...opened, look, since: () => asked().slice(from) };
  }

  it.each([
    ['out of its range', -3064],
    ['with wrong parameters', -3070],
    ['not found', -3071],
  ])('reads the channels again at once: %s (%i)', async (_, code) => {
    const { scene, store, since } = await aPayment(answer(code));
    void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(0);
    expect(since()).toEqual(['/api/pay/paypal_pay', channelsPath]);
    await scene.time.pass(120_000);
    expect(since()).toHaveLength(2);
  });

  it('forgets the channels of other goods, which are read again when they are needed', async () => {
    const { scene, store, look, since } = await aPayment(answer(-3071), noChannels);
    void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(0);
    await look('p0');
    expect(since()).toEqual(['/api/pay/paypal_pay', channelsPath, channelsPath]);
  });

  it('reads the channels of a replenishment again', async () => {
    const { scene, store, since } = await aPayment(noChannels, answer(-3071), noChannels);
    const { initiate } = replenishmentApi.endpoints.replenishmentChannelList;
    void store.dispatch(initiate({ replenish_id: 'd1', platform: 'web' }));
    await scene.time.pass(0);
    void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(0);
    const ofReplenishment = '/api/pay/replenishmentCountryList';
    expect(since().filter((path) => path === ofReplenishment)).toHaveLength(2);
  });

  it('reads them again also for an in-shop card payment', async () => {
    const { scene, store, since } = await aPayment(answer(-3071));
    const card = toOpaque({ ...order.params, card_info: 'x' });
    void store.dispatch(cardsApi.endpoints.myCardInGame.initiate(card));
    await scene.time.pass(0);
    expect(since().slice(1)).toEqual([channelsPath]);
  });

  it('keeps the channels after another refusal', async () => {
    const { scene, store, since } = await aPayment(answer(-3061));
    void store.dispatch(checkoutApi.endpoints.createPayment.initiate(order));
    await scene.time.pass(120_000);
    expect(since()).toEqual(['/api/pay/paypal_pay']);
  });
});
