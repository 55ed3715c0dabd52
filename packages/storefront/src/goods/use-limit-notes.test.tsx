// @vitest-environment jsdom
import { selectionSlice } from '@shop/storefront-core/selection';
import { type Responder, content } from '@shop/storefront-core/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { useGoodsQuery } from './use-goods';
import { useGoodsLimit, useLimitNotes } from './use-limit-notes';

const path = '/api/pay/getLimitProductInfo';
const role = { value: 'r1', display: 'Ann' };
const saved = { game: sky, server: { value: 's1', display: 'S1' }, role };

function goods(id: string, isLimited: boolean) {
  const price = { price: 4.99, currency: 'USD', type_key: 'gems', type_name: 'Gems' };
  return { product_id: id, name: id, is_limit: isLimited, ...price };
}

const weekly = { product_id: 'week', limit_type: 'time', frequency: 3, day_info: 7 };

/** Opens a shop whose goods are limited; `limit` is the answer of the moment. */
async function openShop(
  limit: Responder,
  { isLimited = true, isSignedIn = true, isShown = true } = {},
) {
  const shop = openTestShop({
    ...{ saved, isSignedIn },
    answers: {
      '/api/pay/getThirdGift': () =>
        content({ goods: [goods('gems', false), goods('week', isLimited)] }),
      [path]: limit,
    },
  });
  const { result } = await renderHookInShop(
    shop,
    () => {
      useGoodsQuery();
      useLimitNotes(isShown);
      return useGoodsLimit('week');
    },
    undefined,
  );
  // Until the page is idle.
  await advanceTime(1_000);
  return { shop, limitOf: () => result.current };
}

const notesIn = ({ store }: TestShop) => store.getState().limitNotes;
const callsTo = ({ backEnd }: TestShop) => backEnd.sentTo(path);

it('says how many of the limited goods are left for the role', async () => {
  const { shop, limitOf } = await openShop(() =>
    content({ products: [{ ...weekly, extra_pay_times: 2, next_pay_time: 0 }] }),
  );
  expect(notesIn(shop)).toEqual({ week: { note: '2 of 3 left', disabledReason: null } });
  expect(limitOf()).toEqual({
    rule: { per: 'time', times: 3, days: 7 },
    standing: { kind: 'left', left: 2 },
  });
});

it('awaits the limit until it is read, and knows none if it cannot be', async () => {
  const { limitOf } = await openShop(() => null);
  expect(limitOf()).toBe('awaited');
  await advanceTime(60_000);
  expect(limitOf()).toBeNull();
});

it.each([
  ['not flagged as limited', { isLimited: false }],
  ['limited, for a guest', { isSignedIn: false }],
  ['limited, and not shown', { isShown: false }],
])('makes no call for goods that are %s (spec §7)', async (_, options) => {
  const { shop } = await openShop(() => content({ products: [] }), options);
  expect(callsTo(shop)).toEqual([]);
  expect(notesIn(shop)).toEqual({});
});

it('counts down to the next purchase, and asks again when it has come', async () => {
  let left = 0;
  let nextAt = 0;
  const { shop, limitOf } = await openShop(() => {
    nextAt ||= Math.ceil(Date.now() / 1_000) + 185;
    const next_pay_time = left > 0 ? 0 : nextAt;
    return content({ products: [{ ...weekly, extra_pay_times: left, next_pay_time }] });
  });
  expect(notesIn(shop)['week']?.disabledReason).toBe('Again in 3 min');
  expect(limitOf()).toMatchObject({ standing: { kind: 'none', againIn: '3 min' } });
  await advanceTime(60_000);
  expect(notesIn(shop)['week']?.disabledReason).toBe('Again in 2 min');
  expect(callsTo(shop)).toHaveLength(1);

  left = 3;
  await advanceTime(180_000);
  expect(callsTo(shop)).toHaveLength(2);
  expect(notesIn(shop)['week']).toEqual({ note: '3 of 3 left', disabledReason: null });
});

it('says that the limit is reached where there is no next purchase', async () => {
  const { shop } = await openShop(() =>
    content({ products: [{ ...weekly, limit_type: 'role', extra_pay_times: 0 }] }),
  );
  expect(notesIn(shop)['week']?.disabledReason).toBe('Purchase limit reached');
});

it('forgets the limits of a role that is no longer chosen', async () => {
  const { shop } = await openShop(() =>
    content({ products: [{ ...weekly, extra_pay_times: 2, next_pay_time: 0 }] }),
  );
  act(() => {
    shop.store.dispatch(selectionSlice.actions.roleCleared());
  });
  await advanceTime();
  expect(notesIn(shop)).toEqual({});
});
