// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import {
  type Responder,
  content,
  deferredReply,
  recordEvents,
} from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { VipSection } from './vip-section';

const couponsPath = '/api/coupons/couponList';
const levelsPath = '/api/coupons/vipBasicInfo';
const standingPath = '/api/coupons/vipInfo';

const levels = [
  { level_id: '0', level_name: 'Bronze', need_points: 0, coupons_list: [] },
  {
    ...{ level_id: '1', level_name: 'Silver', need_points: 100 },
    coupons_list: [
      { type: 'permanent', name: 'Level gift', discount_rate: 0.9, count: 1 },
      { type: 'week', name: 'Weekly coupon', discount_rate: 0.97, count: 2 },
      { type: 'month', name: 'Monthly coupon', discount_rate: 0.95, count: 1 },
    ],
  },
  { level_id: '2', level_name: 'Gold', need_points: 2_000, coupons_list: [] },
];

const goods = {
  ...{ product_id: 'gems', name: '300 gems', price: 4.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems' },
};

interface Scene {
  readonly answers?: Readonly<Record<string, Responder>>;
  readonly standing?: object;
  readonly isSignedIn?: boolean;
  readonly isOpen?: boolean;
  readonly search?: string;
}

async function openCentre({
  answers = {},
  standing = { vip_level: '1', vip_level_name: 'Silver', total_points: 1_250 },
  isSignedIn = true,
  isOpen = true,
  search = '',
}: Scene = {}): Promise<TestShop> {
  const shop = openTestShop({
    ...{ saved: { game: sky }, isSignedIn, search },
    answers: {
      '/api/pay/getGameListV2': () =>
        content({ games: [{ client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' }] }),
      '/api/pay/getThirdGift': () => content({ goods: [goods] }),
      '/api/config/recharge': () => content({ is_open_coupon: isOpen }),
      [levelsPath]: () =>
        content({
          ...{ point_to_coin: 10, vip_level_infos: levels },
          ...{ faq_title: 'Questions', faq_content: 'One.\nTwo.' },
        }),
      [standingPath]: () => content(standing),
      [couponsPath]: () =>
        content({
          coupons: [
            { code: 'a', name: 'Gift', use_category: 'claim', discount_rate: 0.85 },
            { code: 'b', name: 'Other', use_category: 'avail', discount_rate: 0.95 },
          ],
        }),
      ...answers,
    },
  });
  await renderInShop(shop, <VipSection />);
  return shop;
}

let leave: ReturnType<typeof recordEvents>['leave'];
beforeEach(() => {
  ({ leave } = recordEvents());
});

it('shows level, growth points, progress, the levels with their coupons, and the questions', async () => {
  await openCentre();
  expect(screen.getByRole('heading', { name: 'Silver' })).toBeTruthy();
  expect(screen.getByText('Growth points: 1,250')).toBeTruthy();
  expect(screen.getByText('750 growth points to Gold')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62.5');
  expect(screen.getByText('10 growth points for every 1 USD you spend')).toBeTruthy();
  for (const title of ['Permanent coupons', 'Weekly coupons', 'Monthly coupons'])
    expect(screen.getByRole('list', { name: title, hidden: true })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Questions' })).toBeTruthy();
});

it('says so at the highest level', async () => {
  await openCentre({ standing: { vip_level: '2', vip_level_name: 'Gold', total_points: 5_000 } });
  expect(screen.getByText('You have reached the highest level')).toBeTruthy();
});

it('shows all parts at once', async () => {
  const later = deferredReply();
  await openCentre({ answers: { [couponsPath]: () => later.promise } });
  expect(screen.queryByText('Growth points: 1,250')).toBeNull();
  later.resolve(content({ coupons: [] }));
  await advanceTime();
  expect(screen.getByText('Growth points: 1,250')).toBeTruthy();
});

it('shows a guest the levels, and asks only for what a guest may ask', async () => {
  const shop = await openCentre({ isSignedIn: false });
  expect(screen.getByText('Silver')).toBeTruthy();
  expect(shop.backEnd.sentTo(standingPath)).toEqual([]);
  expect(shop.backEnd.sentTo(couponsPath)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(selectPopups(shop.store.getState())).toEqual(['login']);
});

it.each([true, false])(
  'says at once what the page gives; has room for coupons only for a player: %s',
  async (isSignedIn) => {
    await openCentre({ isSignedIn, answers: { [levelsPath]: () => deferredReply().promise } });
    expect(screen.getByText(/^Top up to earn growth points/)).toBeTruthy();
    expect(screen.queryAllByRole('heading', { name: 'Your coupons' })).toHaveLength(
      isSignedIn ? 1 : 0,
    );
  },
);

it('does not offer a sign-in in the view of a game', async () => {
  await openCentre({ isSignedIn: false, search: '?visit=sdk' });
  expect(screen.getByText(/^Open the Vip Center from the game again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

it('says that a game has no VIP centre, and offers another game', async () => {
  await openCentre({ isOpen: false });
  expect(screen.getByText('This game has no Vip Center')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a game' })).toBeTruthy();
});

it('offers no other game in the view of a game', async () => {
  await openCentre({ isOpen: false, search: '?visit=sdk' });
  expect(screen.getByText('This game has no Vip Center')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a game' })).toBeNull();
});

it('lets the player choose a game if none is listed', async () => {
  const answers = { '/api/pay/getGameListV2': () => content({ games: [] }) };
  const shop = await openCentre({ answers });
  fireEvent.click(screen.getByRole('button', { name: 'Choose a game' }));
  expect(selectPopups(shop.store.getState())).toEqual(['games']);
});

it('says once that it could not be read, and reads it again when pressed', async () => {
  let isDown = true;
  const answer = vi.fn<Responder>(() => (isDown ? null : content({ vip_level_infos: levels })));
  const shop = await openCentre({ answers: { [levelsPath]: answer } });
  await advanceTime(60_000);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(selectToasts(shop.store.getState())).toEqual([]);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime();
  expect(screen.getByRole('heading', { name: 'Silver' })).toBeTruthy();
});

it('claims a coupon, which then is received', async () => {
  const received = { code: 'a', name: 'Gift', use_category: 'avail', discount_rate: 0.85 };
  const shop = await openCentre({
    answers: { '/api/coupons/receiveCoupons': () => content({ coupons: [received] }) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Claimable' }));
  await advanceTime();
  expect(shop.backEnd.sentTo('/api/coupons/receiveCoupons')).toMatchObject([{ coupon_code: 'a' }]);
  // The other one has been claimed before.
  expect(screen.getAllByText('Claimed')).toHaveLength(2);
});

it('sends the event of the VIP centre once (spec §9)', async () => {
  await openCentre();
  expect(leave().map(({ event }) => event)).toEqual(['viewVipCenter']);
});
