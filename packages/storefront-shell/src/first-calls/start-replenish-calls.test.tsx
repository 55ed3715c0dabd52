// @vitest-environment jsdom
import { createTransport, takeOver } from '@shop/api-client/transport';
import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { guessVersion } from '@shop/brands/version';
import { browserClock, browserInstant } from '@shop/storefront-core/browser';
import { type ShopEntry, replenishCalls, startFirstCalls } from '@shop/storefront-core/first-calls';
import { keepPayersSignIn } from '@shop/storefront-core/storage';
import {
  TestBackEnd,
  createTestServices,
  openPageWindow,
  readShopEntry,
  testRoutes,
} from '@shop/storefront-core/testing';
import { createActionLog } from '@shop/storefront-core/tracking';
import { beforeEach, expect, it } from 'vitest';
import { ReplenishSection } from '@shop/storefront/replenish-section';
import { createShopStore } from '@shop/storefront/store';
import { renderInShop } from '@shop/storefront/testing';

const routes = { ...testRoutes, replenishGoods: '/replenishGoods' };

function brandOf(key: string): Brand {
  const found = brands.find((brand) => brand.key === key);
  if (found === undefined) throw new Error('The test brand is missing.');
  return found;
}

function open(address: string, kept = new Map<string, string>(), brand = brandOf('nova')) {
  const { pathname, search } = new URL(address, 'https://shop.example');
  const opened = openPageWindow({ brand, pathname, search, kept });
  // The host serves what it guesses, also after the page has left for the other version.
  const version = guessVersion(brand, { pathname, search }, '');
  const entry = readShopEntry(opened.window, version === 'new' ? testRoutes : routes, version);
  if (entry === null)
    throw new Error('The page leaves for a version that the host does not serve.');
  return { ...opened, entry };
}

/** Starts the calls early, renders the page, and returns the calls that it makes itself. */
async function callsOfPage(
  window: Window,
  { area, language, choices, ...entry }: ShopEntry,
): Promise<readonly string[]> {
  startFirstCalls(window, { area, language, choices, ...entry }, replenishCalls);
  const again: string[] = [];
  const services = createTestServices({}, { ...entry, area: area ?? 'universal' });
  const transport = createTransport({
    hosts: services.config.hosts.api,
    backEnd: services.config.brand.backEnd,
    fetch: takeOver(
      (url) => {
        again.push(url);
        return new Promise(() => undefined);
      },
      { calls: window.shopFirstCalls ?? [], now: browserInstant, onResponse: () => undefined },
    ),
    clock: browserClock,
    hostMemory: { read: () => null, write: () => undefined, clear: () => undefined },
    language: () => language,
    token: () => store.getState().session.user?.oauth_token ?? null,
    onEvent: () => undefined,
  });
  const store = createShopStore(transport, services, choices, createActionLog());
  await renderInShop(
    { services, store, parts: { log: createActionLog() }, backEnd: new TestBackEnd({}) },
    <ReplenishSection />,
  );
  return again;
}

beforeEach(() => {
  sessionStorage.clear();
});

it.each([
  ['/replenishGoods?replenish_id=r1', ['replenishment_info', 'getGameList']],
  ['/?replenish_id=r1&rp_client_id=c1', ['replenishment_info', 'getGameList']],
  ['/replenishGoods?rp_client_id=c1', ['getGameList']],
  ['/replenishGoods', ['getGameList']],
])('starts exactly the calls that %s makes in its first render', async (address, files) => {
  const { entry, requested, window } = open(address);
  const again = await callsOfPage(window, entry);
  expect(requested.map((url) => new URL(url).pathname.split('/').at(-1))).toEqual(files);
  expect(again).toEqual([]);
});

it('begins without the player, the choices and the area of the shop, and changes none of them', () => {
  const wrapped = (d: unknown): string => JSON.stringify({ v: 1, exp: null, d });
  const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'starfall' };
  const game = { clientId: '510001', gameProductId: 'starfall', gameName: 'Starfall', logo: '' };
  const kept = new Map([
    ['payment_domain_area', wrapped('sea')],
    ['paymentUserinfo.starfall', wrapped(ann)],
    ['paymentGameInfo', wrapped({ ...game, shop: 'aurora sea' })],
  ]);
  const before = [...kept];
  const link = '/replenishGoods?replenish_id=r1&domain_area=universal';
  const { entry } = open(link, kept, brandOf('aurora'));
  expect(entry).toMatchObject({ replenishId: 'r1', area: 'universal', choices: { user: null } });
  expect(entry.choices.selection.game).toBeNull();
  expect([...kept].slice(0, 3)).toEqual(before);
  expect([...kept.keys()].slice(3)).toEqual(['replenish.payment_domain_area']);
});

it('does not need an area in the link, since the replenishment names it', () => {
  const { entry } = open('/replenishGoods?replenish_id=r1', new Map(), brandOf('aurora'));
  expect([entry.path, entry.area]).toEqual(['/replenishGoods', 'universal']);
});

it('belongs to the payer where a provider returns to that they sign in with', () => {
  const { window } = open('/replenishGoods?replenish_id=r1');
  keepPayersSignIn(window, () => 0, 'r1');
  expect(open('/sign-in/google?code=c').entry.replenishId).toBe('r1');
  expect(open('/selectGoods').entry.replenishId).toBeNull();
  keepPayersSignIn(window, () => 0, null);
  expect(open('/sign-in/google?code=c').entry.replenishId).toBeNull();
});
