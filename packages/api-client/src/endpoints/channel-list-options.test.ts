import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStore } from '../testing/a-store';
import { ok } from '../testing/host-states';
import { checkoutApi } from './checkout-api';

const day = 24 * 60 * 60 * 1000;
const ofGoods = {
  client_id: 'c1',
  product_id: 'p1',
  platform: 'web',
  domain_area: 'universal',
} as const;

beforeEach(() => {
  // RTK Query expires its cache with its own timer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps channels for the visit, and fetches them again for other goods or another game', async () => {
  const { scene, store, asked } = aStore({ a: [ok({ GLOBAL: [] })] });
  const look = async (args: Parameters<typeof initiate>[0]): Promise<void> => {
    const query = store.dispatch(initiate(args));
    await scene.time.pass(0);
    query.unsubscribe();
    await vi.advanceTimersByTimeAsync(day);
  };
  const { initiate } = checkoutApi.endpoints.channelList;
  await look(ofGoods);
  await look(ofGoods);
  expect(asked()).toHaveLength(1);
  await look({ ...ofGoods, product_id: 'p2' });
  await look({ ...ofGoods, client_id: 'c2' });
  expect(asked()).toHaveLength(3);
});

it('does not keep the price of an order', async () => {
  const { scene, store, asked } = aStore({ a: [ok({ points: 1, discountPrice: 2 })] });
  const look = async (): Promise<void> => {
    const { initiate } = checkoutApi.endpoints.discountPreview;
    const query = store.dispatch(initiate({ client_id: 'c1', coupon_code: '', product_id: 'p1' }));
    await scene.time.pass(0);
    query.unsubscribe();
    await vi.advanceTimersByTimeAsync(day);
  };
  await look();
  await look();
  expect(asked()).toHaveLength(2);
});
