import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { aStore } from '../testing/a-store';
import { paymentParams } from '../testing/payment-params';
import { answer, body, dead, ok } from '../testing/host-states';
import type { CallFailure } from '../transport/send';
import { catalogueApi } from './catalogue-api';
import { gameApi } from './game-api';
import { checkoutApi } from './checkout-api';
import { orderAnswer } from './order-answer';
import { networkReturned, playerChanged, shopApi } from './shop-api';

const roles = ok({ roles: [{ role_id: 'r1', name: 'Ann' }] });
const roleArgs = { client_id: 'c1', server_id: 's1' };

describe('the api of the shop', () => {
  it('returns the parsed content of the contract', async () => {
    const { scene, store } = aStore({ a: [roles] });
    const query = store.dispatch(catalogueApi.endpoints.roleList.initiate(roleArgs));
    const { data } = await scene.time.until(Promise.resolve(query));
    expect(data).toEqual({ roles: [{ role_id: 'r1', name: 'Ann', level: null }] });
    expect(scene.network.received[0]?.url.pathname).toBe('/api/pay/getRoleList');
    expectTypeOf(data).toEqualTypeOf<
      { roles: { role_id: string; name: string; level: number | null }[] } | undefined
    >();
  });

  it('fails with a serialisable CallFailure', async () => {
    const { scene, store } = aStore({ a: [answer(-3003, { why: 1 }, 'no such role')] });
    const query = store.dispatch(catalogueApi.endpoints.roleList.initiate(roleArgs));
    const { error } = await scene.time.until(Promise.resolve(query));
    const expected: CallFailure = {
      kind: 'refused',
      call: 'roleList',
      attempts: 1,
      code: -3003,
      msg: 'no such role',
      content: { why: 1 },
    };
    expect(error).toEqual(expected);
    expect(JSON.parse(JSON.stringify(error))).toEqual(expected);
  });

  it('keeps no token in the state, neither in a key nor in arguments', async () => {
    const { scene, store } = aStore({ a: [roles] });
    scene.player = 'secret-token';
    const query = store.dispatch(catalogueApi.endpoints.roleList.initiate(roleArgs));
    await scene.time.until(Promise.resolve(query));
    expect(scene.network.received[0]?.url.search).toContain('secret-token');
    expect(JSON.stringify(store.getState())).not.toContain('secret-token');
  });

  it('refetches what depends on the player when playerChanged is dispatched', async () => {
    const { scene, store } = aStore({ a: [roles, ok({ goods: [] }), roles] });
    const { initiate } = catalogueApi.endpoints.roleList;
    await scene.time.until(Promise.resolve(store.dispatch(initiate(roleArgs))));
    const goods = catalogueApi.endpoints.goodsList.initiate({
      client_id: 'c1',
      domain_area: 'universal',
    });
    await scene.time.until(Promise.resolve(store.dispatch(goods)));
    scene.player = 'new';
    store.dispatch(playerChanged());
    await scene.time.pass(0);
    expect(scene.network.received.map(({ url }) => url.pathname)).toEqual([
      '/api/pay/getRoleList',
      '/api/pay/getThirdGift',
      '/api/pay/getRoleList',
    ]);
    expect(scene.network.received[2]?.url.searchParams.get('oauth_token')).toBe('new');
  });

  it('repeats what had no answer when networkReturned is dispatched, and nothing else', async () => {
    const goodsArgs = { client_id: 'c1', domain_area: 'universal' } as const;
    const { scene, store } = aStore({
      a: [dead, dead, dead, answer(-9), ok({ servers: [], areas: [], frequent: [] }), roles],
    });
    const { roleList, goodsList } = catalogueApi.endpoints;
    const { serverList } = gameApi.endpoints;
    const lost = store.dispatch(roleList.initiate(roleArgs));
    expect(await scene.time.until(Promise.resolve(lost))).toMatchObject({ isError: true });
    await scene.time.until(Promise.resolve(store.dispatch(goodsList.initiate(goodsArgs))));
    await scene.time.until(
      Promise.resolve(store.dispatch(serverList.initiate({ client_id: 'c1' }))),
    );
    const before = scene.network.received.length;
    store.dispatch(networkReturned());
    await scene.time.pass(0);
    expect(scene.network.received.slice(before).map(({ url }) => url.pathname)).toEqual([
      '/api/pay/getRoleList',
    ]);

    store.dispatch(networkReturned());
    await scene.time.pass(0);
    expect(scene.network.received).toHaveLength(before + 1);
  });

  it('creates an order once for one mutation', async () => {
    const { scene, store } = aStore({
      a: [ok({ billing_no: 'B1', url: 'https://x', status: 10 })],
    });
    const { initiate } = checkoutApi.endpoints.createPayment;
    const sent = store.dispatch(initiate({ call: 'paypalPay', params: paymentParams }));
    const result = await scene.time.until(Promise.resolve(sent));
    expect(orderAnswer(result)).toEqual({
      kind: 'created',
      billing_no: 'B1',
      url: 'https://x',
      repeated: true,
    });
    store.dispatch(playerChanged());
    await scene.time.pass(60_000);
    expect(scene.network.received.map(({ url }) => url.pathname)).toEqual(['/api/pay/paypal_pay']);
  });

  it('reports `unknown` when no readable answer comes back', async () => {
    const { scene, store } = aStore({ a: [body('<html>')] });
    const { initiate } = checkoutApi.endpoints.createPayment;
    const sent = store.dispatch(initiate({ call: 'paypalPay', params: paymentParams }));
    expect(orderAnswer(await scene.time.until(Promise.resolve(sent)))).toEqual({ kind: 'unknown' });
    expect(scene.network.received).toHaveLength(3);
  });

  it('names what is missing in a store without a transport', async () => {
    const store = configureStore({
      reducer: { [shopApi.reducerPath]: shopApi.reducer },
      middleware: (getDefault) => getDefault().concat(shopApi.middleware),
    });
    const { initiate } = catalogueApi.endpoints.roleList;
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const { error } = await store.dispatch(initiate(roleArgs));
    consoleError.mockRestore();
    expect(JSON.stringify(error)).toContain('no transport');
  });
});
