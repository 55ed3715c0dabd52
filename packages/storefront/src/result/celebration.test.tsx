// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import { resultSlice } from '@shop/storefront-core/result';
import { content } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { Result } from './result';

const standingPath = '/api/coupons/vipInfo';
const levels = [
  { level_id: '0', level_name: 'Bronze', need_points: 0, coupons_list: [] },
  { level_id: '1', level_name: 'Silver', need_points: 2_000, coupons_list: [] },
];

interface Scene {
  readonly isPaid?: boolean;
  readonly isVip?: boolean;
  readonly prefersLessMotion?: boolean;
}

/** Shows an order of Ann that earns 500 growth points. */
async function showOrder({
  isPaid = true,
  isVip = true,
  prefersLessMotion = false,
}: Scene = {}): Promise<TestShop> {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  const status = resultStatusOf(isPaid ? 'success' : 'pending');
  const order = { billing_no: 'B1', status };
  const shop = openTestShop({
    ...{ saved: { game: sky }, isSignedIn: true },
    answers: {
      '/api/config/recharge': () => content({ is_open_coupon: isVip }),
      '/api/pay/getOrderInfo': () => content(order),
      '/api/coupons/vipBasicInfo': () => content({ vip_level_infos: levels }),
      [standingPath]: () =>
        content({ vip_level: '0', vip_level_name: 'Bronze', total_points: 1_500 }),
    },
  });
  const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
  const choice = {
    ...{ clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1', productId: 'gems' },
    ...{ region: 'US', channelKey: '10201:', subChannelId: '', couponCode: '', replenishId: '' },
  };
  shop.store.dispatch(
    resultSlice.actions.orderMade({
      ...{ billingNo: 'B1', payLink: null, isNew: true, choice },
      summary: { ...summary, points: 500 },
    }),
  );
  await renderInShop(shop, <Result open onOpenChange={() => undefined} />);
  await advanceTime();
  return shop;
}

const shownPoints = (): string | null | undefined =>
  screen.getAllByText(/^Growth points earned/).at(-1)?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('counts the growth points up, and has the final number for screen readers at once', async () => {
  await showOrder();
  const [spoken] = screen.getAllByText(/^Growth points earned/);
  expect(spoken?.textContent).toBe('Growth points earned: 500');
  expect(shownPoints()).not.toBe('Growth points earned: 500');
  await advanceTime(1_000);
  expect(shownPoints()).toBe('Growth points earned: 500');
});

it('shows the final number at once where the player asked for less motion', async () => {
  await showOrder({ prefersLessMotion: true });
  expect(shownPoints()).toBe('Growth points earned: 500');
});

it('says how near the next level is once the order is paid', async () => {
  await showOrder();
  expect(screen.getByText('500 growth points to Silver')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
});

it.each([
  ['the order is paid', { isPaid: false }],
  ['a shop without VIP levels', { isVip: false }],
])('asks for no level before or in: %s', async (_, scene) => {
  const shop = await showOrder(scene);
  expect(shop.backEnd.sentTo(standingPath)).toHaveLength(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
