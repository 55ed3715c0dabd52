// @vitest-environment jsdom
import { createTransport, takeOver } from '@shop/api-client/transport';
import { browserClock, browserInstant } from '@shop/storefront-core/browser';
import { createHostMemory, firstCallsOf, startFirstCalls } from '@shop/storefront-core/first-calls';
import {
  TestBackEnd,
  content,
  createTestServices,
  enter,
  openPageWindow,
  playerStorage,
  testConfig,
  testRoutes,
} from '@shop/storefront-core/testing';
import { createActionLog } from '@shop/storefront-core/tracking';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ActivitySection } from '@shop/storefront/activity';
import { ShopNavigation } from '../layout';
import { WhoSection } from '@shop/storefront/selection';
import { createShopStore } from '@shop/storefront/store';
import { renderInShop } from '@shop/storefront/testing';
import { VipSection, useVipSummary } from '@shop/storefront/vip';

const { brand } = testConfig('nova');
const game = brand.areas[0]?.firstGame;
if (game === undefined) throw new Error('The test brand names no game of a first visit.');

const { clientId, gameProductId } = game;
const known = new Map(Object.entries(playerStorage(game)));

const backEndAnswers = {
  '/api/pay/getGameListV2': () =>
    content({ games: [{ client_id: clientId, gp_id: gameProductId, name: 'G', logo: '' }] }),
  '/api/config/recharge': () =>
    content({
      is_open_coupon: true,
      cumulative_config: { is_has_cumulative: true },
      continue_config: { is_has_continue: false },
    }),
  '/api/pay/getThirdGift': () => content({ goods: [] }),
  '/api/pay/getRoleList': () => content({ roles: [] }),
  '/api/coupons/vipBasicInfo': () => content({ point_to_coin: 1, vip_level_infos: [] }),
  '/api/coupons/vipInfo': () => content({ vip_level: '', vip_level_name: '', total_points: 0 }),
  '/api/coupons/couponList': () => content({ coupons: [] }),
  '/api/cumulative/cumulativeActivityInfo': () => content({ activities: [] }),
};

function Tabs(): ReactElement {
  const routes = { topup: '/selectGoods', gift: '/activity', my: '/my' };
  return <ShopNavigation routes={routes} path="/my" Link="a" />;
}

function Level(): ReactElement {
  return <p>{useVipSummary()?.levelName}</p>;
}

/** Opens a page early, then renders it. Returns the calls of both, and what was started in vain. */
async function open(pathname: string, kept: ReadonlyMap<string, string>, page: ReactElement) {
  const { window: opened } = openPageWindow({
    ...{ brand, pathname, search: '' },
    kept: new Map(kept),
  });
  const backEnd = new TestBackEnd(backEndAnswers);
  const early: string[] = [];
  const noteEarly = async (url: string): Promise<Response> => {
    early.push(new URL(url).pathname);
    return backEnd.fetch(url, {});
  };
  Object.assign(opened, { fetch: noteEarly });
  const { area, language, choices, ...entry } = enter(opened);
  if (area === null) throw new Error('The test brand has no area.');
  const calls = firstCallsOf({ area, language, choices, ...entry }, testRoutes);
  startFirstCalls(opened, { ...entry, area, language, choices }, calls);

  const started = opened.shopFirstCalls ?? [];
  const services = createTestServices({}, { ...entry, area });
  const transport = createTransport({
    hosts: entry.config.hosts.api,
    backEnd: entry.config.brand.backEnd,
    fetch: takeOver(backEnd.fetch, {
      calls: started,
      now: browserInstant,
      onResponse: () => undefined,
    }),
    clock: browserClock,
    hostMemory: createHostMemory(entry.storage),
    language: () => language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent: () => undefined,
  });
  const store = createShopStore(transport, services, choices, createActionLog());
  await renderInShop({ services, store, parts: { log: createActionLog() }, backEnd }, page);
  return { early, left: started, sent: (path: string) => backEnd.sentTo(path).length };
}

const gameList = '/api/pay/getGameListV2';
const config = '/api/config/recharge';

it.each([
  [
    '/activity',
    [gameList, config, '/api/pay/getRoleList', '/api/cumulative/cumulativeActivityInfo'],
    <>
      <WhoSection />
      <ActivitySection onLeave={() => undefined} />
    </>,
  ],
  [
    '/my',
    [gameList, config, '/api/coupons/vipInfo'],
    <>
      <WhoSection />
      <Tabs />
      <Level />
    </>,
  ],
  [
    '/userCenter',
    [
      ...[gameList, config, '/api/pay/getThirdGift', '/api/coupons/vipBasicInfo'],
      ...['/api/coupons/vipInfo', '/api/coupons/couponList'],
    ],
    <VipSection />,
  ],
])(
  'starts the calls of %s for a player, and the page makes none of them again',
  async (path, calls, page) => {
    const { early, left, sent } = await open(path, known, page);
    expect(early).toEqual(calls);
    // Some calls follow from the answers to others, which are read in later tasks.
    await vi.waitFor(() => {
      expect(left).toEqual([]);
    });
    expect(calls.map(sent)).toEqual(calls.map(() => 1));
  },
);

it('starts only those for everyone on a first visit', async () => {
  const { early } = await open('/userCenter', new Map(), <VipSection />);
  expect(early).toEqual([gameList, config, '/api/pay/getThirdGift']);
});

it('starts none about the player for a guest who has chosen a game', async () => {
  const guest = new Map([...known].filter(([key]) => !key.startsWith('paymentUserinfo')));
  const { early } = await open('/userCenter', guest, <VipSection />);
  const ofGame = [gameList, config, '/api/pay/getThirdGift', '/api/coupons/vipBasicInfo'];
  expect(early).toEqual(ofGame);
});

it('starts none on a page with only a message', async () => {
  const { early } = await open('/pageExpired', known, <p>Expired</p>);
  expect(early).toEqual([]);
});
