// @vitest-environment jsdom
import { checkoutApi } from '@shop/api-client/checkout';
import { type EarlyCall, createTransport, takeOver } from '@shop/api-client/transport';
import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { browserClock, browserInstant } from '@shop/storefront-core/browser';
import {
  createHostMemory,
  purchaseCalls,
  startFirstCalls,
} from '@shop/storefront-core/first-calls';
import { channelListArgs, nextStep, shopKey } from '@shop/storefront-core/selection';
import {
  TestBackEnd,
  createTestServices,
  enter,
  openPageWindow,
  playerStorage,
} from '@shop/storefront-core/testing';
import { createActionLog } from '@shop/storefront-core/tracking';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GoodsSection } from '@shop/storefront/goods';
import { ShopNavigation } from '../layout';
import { WhoSection } from '@shop/storefront/selection';
import { createShopStore } from '@shop/storefront/store';
import { renderInShop } from '@shop/storefront/testing';

const api = ['http://api.localhost:4000', 'http://backup1.localhost:4000'];
const week = 7 * 24 * 60 * 60 * 1000;
const pending = (): Promise<never> => new Promise(() => undefined);

interface Visit {
  readonly brand: Brand;
  readonly search: string;
  readonly stored: Readonly<Record<string, string>>;
}

/** Starts a visit early, then renders the page of goods over a back end that never answers. */
async function visit(given: Visit): Promise<{
  early: readonly string[];
  left: EarlyCall[];
  again: readonly string[];
  isAreaKnown: boolean;
}> {
  const kept = new Map(Object.entries(given.stored));
  // The page below is that of the new version.
  const brand = { ...given.brand, newVersion: 'always' } as const;
  const { window: opened, requested: early } = openPageWindow({ ...given, brand, kept, api });
  const { area, language, choices, ...entry } = enter(opened);
  startFirstCalls(opened, { ...entry, area, language, choices, isHome: true }, purchaseCalls);
  const left = opened.shopFirstCalls ?? [];

  if (area === null) return { early, left, again: [], isAreaKnown: false };
  const again: string[] = [];
  const services = createTestServices({}, { ...entry, area });
  const transport = createTransport({
    hosts: api,
    backEnd: given.brand.backEnd,
    fetch: takeOver(
      (url) => {
        again.push(url);
        return pending();
      },
      { calls: left, now: browserInstant, onResponse: () => undefined },
    ),
    clock: browserClock,
    hostMemory: createHostMemory(entry.storage),
    language: () => language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent: () => undefined,
  });
  const store = createShopStore(transport, services, choices, createActionLog());
  const { game, productId } = choices.selection;
  // Only buying is left to do, and the payment asks for its channels.
  if (nextStep(choices.selection, choices.user !== null) === 'buy') {
    const goods = { clientId: game?.clientId ?? '', productId: productId ?? '' };
    const args = channelListArgs(goods, services);
    void store.dispatch(checkoutApi.endpoints.channelList.initiate(args));
  }
  await renderInShop(
    { services, store, parts: { log: createActionLog() }, backEnd: new TestBackEnd({}) },
    <>
      <WhoSection />
      <GoodsSection />
      <ShopNavigation
        routes={{ topup: '/selectGoods', gift: '/activity', my: '/my' }}
        path="/selectGoods"
        Link="a"
      />
    </>,
  );
  cleanup();
  return { early, left, again, isAreaKnown: true };
}

const id = fc.constantFrom(
  '510001',
  '520001',
  '530001',
  's1',
  '1',
  '<b>',
  'x'.repeat(300),
  '%',
  '',
);
const someSearch = fc
  .record(
    {
      client_id: id,
      server_id: id,
      area_id: id,
      role_id: id,
      oauth_token: id,
      spec_lang: fc.constantFrom('de', 'zh-TW', '@shop/storefront/x'),
      domain_area: fc.constantFrom('universal', 'kr', 'moon'),
    },
    { requiredKeys: [] },
  )
  .map((query) => `?${new URLSearchParams(query).toString()}`);

/** A stored value: well formed, of an older version, expired, or garbage. */
function stored(value: unknown): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom('', 'null', '{"v":1', '{"v":1,"exp":null,"d":{}}'),
    fc
      .record({ v: fc.constantFrom(1, 1, 1, 0), exp: fc.constantFrom(null, 1, Date.now() + week) })
      .map((outer) => JSON.stringify({ ...outer, d: value })),
  );
}

function someStorage(brand: Brand): fc.Arbitrary<Readonly<Record<string, string>>> {
  const [settings] = brand.areas;
  const { clientId, gameProductId } = settings?.firstGame ?? { clientId: '', gameProductId: '' };
  const game = {
    shop: shopKey(brand, settings?.area ?? null),
    clientId,
    gameProductId,
    gameName: 'G',
    logo: '',
  };
  const choice = { value: 's1', display: 'S1' };
  const order = {
    ...{ clientId, area: null, server: choice, role: null, productId: null },
    ...{ region: null, channelKey: null, subChannelId: null },
  };
  const user = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: gameProductId };
  const working = { host: api[1], savedAt: Date.now() };
  return fc
    .record(
      {
        paymentGameInfo: fc.oneof(stored(game), stored({ ...game, shop: 'other' })),
        paymentOrderInfo: fc.oneof(stored(order), stored({ ...order, clientId: 'other' })),
        [`paymentUserinfo.${gameProductId}`]: stored(user),
        paymentBakApi: fc.oneof(stored(working), stored({ ...working, host: 'https://evil.test' })),
        perfLang: fc.oneof(stored('ko'), stored('xx')),
        payment_domain_area: stored('kr'),
      },
      { requiredKeys: [] },
    )
    .map((entries) =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([name, text]) =>
          text === undefined ? [] : [[name, text]],
        ),
      ),
    );
}

const someVisit = fc
  .constantFrom(...brands)
  .chain((brand) =>
    fc.record({ brand: fc.constant(brand), search: someSearch, stored: someStorage(brand) }),
  );

it('starts exactly the calls that the page makes in its first render', async () => {
  await fc.assert(
    fc.asyncProperty(someVisit, async (given) => {
      const { early, left, again, isAreaKnown } = await visit(given);
      expect(early.length > 0).toBe(isAreaKnown);
      expect({ left, again }).toEqual({ left: [], again: [] });
    }),
    { numRuns: 60 },
  );
}, 120_000);

const [nova] = brands.filter(({ key }) => key === 'nova');
if (nova === undefined) throw new Error('The test brand is missing.');

it('asks for list, goods and page config of a first visit at once, and for no roles', async () => {
  const { early } = await visit({ brand: nova, search: '', stored: {} });
  expect(early.map((url) => new URL(url).pathname)).toEqual([
    '/api/pay/getGameListV2',
    '/api/pay/getThirdGift',
    '/api/config/recharge',
  ]);
  expect(new URL(early[1] ?? '').searchParams.get('client_id')).toBe('510001');
});

it('sends nothing of an address that is not well formed', async () => {
  const search = `?client_id=${encodeURIComponent('<evil>')}&domain_area=evil&spec_lang=evil%2F`;
  const { early } = await visit({ brand: nova, search, stored: {} });
  expect(early.join(' ')).not.toContain('evil');
});

it('asks for roles and channels where only buying is left to do, and the payment takes them over', async () => {
  const stored = playerStorage(nova.areas[0]?.firstGame ?? { clientId: '', gameProductId: '' });
  const { early, left, again } = await visit({ brand: nova, search: '', stored });
  expect(early.map((url) => new URL(url).pathname).slice(3)).toEqual([
    '/api/pay/getRoleList',
    '/api/pay/getCountryList',
  ]);
  expect({ left, again }).toEqual({ left: [], again: [] });
});

it('makes no call for the choice of another brand', async () => {
  const other = { shop: 'other', clientId: '999', gameProductId: 'g', gameName: '', logo: '' };
  const stored = { paymentGameInfo: JSON.stringify({ v: 1, exp: null, d: other }) };
  const { early } = await visit({ brand: nova, search: '', stored });
  expect(early.join(' ')).not.toContain('999');
});

it('starts no call, and throws nothing, where the browser lacks what it needs', () => {
  const { window: opened } = openPageWindow({ brand: nova, search: '', api });
  const entry = enter(opened);
  Object.assign(opened, { fetch: undefined });
  startFirstCalls(opened, entry, purchaseCalls);
  expect(opened.shopFirstCalls).toEqual([]);
});
