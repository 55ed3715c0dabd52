import { describe, expect, it } from 'vitest';
import { aStore } from '../testing/a-store';
import { answer, dead, ok } from '../testing/host-states';
import { activitiesApi } from './activities-api';
import { couponsApi } from './coupons-api';

const role = { client_id: 'c1', server_id: 's1', role_id: 'r1' } as const;
const list = { client_id: 'c1', use_category: 'claim' } as const;

/** How a claim can end, and its number of requests. */
const ends = [
  ['succeeds', ok({ coupons: [], gift_id: 'g1', state: 'received' }), 1],
  ['is refused', answer(-3090), 1],
  ['has no answer', dead, 3],
] as const;

describe('a claim refetches its list (spec §4)', () => {
  it.each(ends)('coupons, when it %s', async (_, end, requests) => {
    const { scene, store, asked } = aStore({
      a: [ok({ coupons: [] }), ...Array.from({ length: requests }, () => end), answer(-9)],
    });
    void store.dispatch(couponsApi.endpoints.couponList.initiate(list));
    await scene.time.pass(0);
    void store.dispatch(couponsApi.endpoints.receiveCoupons.initiate({ client_id: 'c1' }));
    await scene.time.pass(60_000);
    expect(asked().slice(1 + requests)).toEqual(['/api/coupons/couponList']);
  });

  it.each(ends)('activities, when it %s', async (_, end, requests) => {
    const { scene, store, asked } = aStore({
      a: [ok({ activities: [] }), ...Array.from({ length: requests }, () => end), answer(-9)],
    });
    void store.dispatch(activitiesApi.endpoints.activityInfo.initiate(role));
    await scene.time.pass(0);
    const gift = { ...role, activity_id: 'a1', gift_id: 'g1' };
    void store.dispatch(activitiesApi.endpoints.receiveActivityGift.initiate(gift));
    await scene.time.pass(60_000);
    expect(asked().slice(1 + requests)).toEqual(['/api/cumulative/cumulativeActivityInfo']);
  });
});
