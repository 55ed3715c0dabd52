// @vitest-environment jsdom
import { inlineJson } from '@shop/brands/pages';
import { createTestServices, testRoutes, testStepRoutes } from '../testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeEntry, firstStep } from '../first-calls';
import { isPageFresh } from '../browser';
import { type FullApp, fullStart } from './full-start';

const { config } = createTestServices();

const newApp: FullApp = { version: 'new', routes: testRoutes, goodsGridId: 'goods' };
const legacyApp: FullApp = { ...newApp, version: 'legacy', routes: testStepRoutes, firstStep };

/** Starts the visit of a window. */
function start(app: FullApp, opened: typeof window = window): void {
  fullStart(app).start(opened);
}

/** The addresses of the calls that were started. */
const asked: string[] = [];

/** Returns the query as the code reads it from what the script in the page hands over. */
function entryQuery() {
  const { shopEntry } = window;
  return shopEntry && completeEntry(window, shopEntry, testRoutes).query;
}

function part(name: 'div' | 'script', id: string): HTMLElement {
  const made = document.createElement(name);
  made.id = id;
  return made;
}

/** Opens a page that was prerendered in a language, at an address. */
function open(language: string, address: string, brand = config.brand): void {
  document.documentElement.lang = language;
  document.documentElement.removeAttribute('data-start');
  document.documentElement.dataset['page'] = '/selectGoods';
  const data = part('script', 'shop-config');
  data.setAttribute('type', 'application/json');
  data.textContent = inlineJson({ ...config, brand });
  const message = part('div', 'start-failed');
  message.hidden = true;
  message.append(document.createElement('button'));
  document.head.replaceChildren(data);
  document.body.replaceChildren(part('div', 'root'), message);
  window.history.replaceState(null, '', address);
}

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  // jsdom lacks these, which current browsers have.
  for (const name of ['PointerEvent', 'ResizeObserver']) vi.stubGlobal(name, vi.fn());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'http://nova.localhost').pathname);
    return new Promise(() => undefined);
  });

  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  // The page that a test has started would start again when a later test says that the document is loaded.
  const listening = vi.spyOn(document, 'addEventListener');
  return () => {
    for (const [type, listener] of listening.mock.calls)
      document.removeEventListener(type, listener);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a prerendered page', () => {
  it('is kept if it is in the language of the visit', () => {
    open('de', '/selectGoods');
    start(newApp);
    expect(isPageFresh(document)).toBe(false);
  });

  it.each([
    ['is in another language', 'en', '/selectGoods'],
    ['is in another language than the link', 'de', '/selectGoods?spec_lang=fr'],
    ['is not the page of the visit', 'de', '/my'],
  ])('is hidden if it %s', (_, language, address) => {
    open(language, address);
    start(newApp);
    expect(isPageFresh(document)).toBe(true);
  });

  it('of another path is kept for a visit to that, and hidden for others', () => {
    const routes = { ...testRoutes, replenishGoods: '/replenishGoods' };
    for (const [page, address, isHidden] of [
      ['/replenishGoods', '/?replenish_id=r1', false],
      ['/replenishGoods', '/selectGoods', true],
      ['/selectGoods', '/replenishGoods', true],
    ] as const) {
      open('de', address);
      document.documentElement.dataset['page'] = page;
      start({ ...legacyApp, routes });
      expect(isPageFresh(document)).toBe(isHidden);
    }
  });

  it('is marked for the player who is signed in, and as a view of a game', () => {
    const marks = (): readonly unknown[] => {
      const { player, view } = document.documentElement.dataset;
      return [player, view];
    };
    open('de', '/selectGoods');
    start(newApp);
    expect(marks()).toEqual([undefined, undefined]);

    const game = config.brand.areas[0]?.firstGame;
    const stored = (d: object): string => JSON.stringify({ v: 1, exp: null, d });
    const chosen = { gameName: 'G', logo: '', shop: config.brand.key, ...game };
    const user = { username: 'ann', suid: 'u1', oauth_token: 't', gp_id: game?.gameProductId };
    localStorage.setItem('paymentGameInfo', stored(chosen));
    localStorage.setItem(`paymentUserinfo.${game?.gameProductId ?? ''}`, stored(user));
    open('de', '/selectGoods?visit=sdk');
    start(newApp);
    expect(marks()).toEqual(['known', 'sdk']);
    for (const name of ['data-player', 'data-view']) document.documentElement.removeAttribute(name);
  });

  it('is hidden if the visit has no area, and calls nothing', () => {
    const [area] = config.brand.areas;
    if (area === undefined) throw new Error('The test brand has no area.');
    const areas = [area, { ...area, area: 'sea' as const }];
    open('de', '/selectGoods', { ...config.brand, areas });
    start(newApp);
    expect(isPageFresh(document)).toBe(true);
    expect(asked).toEqual([]);
    expect(location.pathname).toBe('/notArea');
  });
});

describe('the address', () => {
  it.each([
    ['/?client_id=510001', '/selectGoods?client_id=510001'],
    ['/my?oauth_token=secret&x=1#part', '/my?x=1#part'],
    ['/?oauth_token=a&oauth_token=b', '/selectGoods'],
    ['/@none', '/showError'],
    ['/?role_id=a%20b', '/showError'],
    ['/selectGoods?domain_area=moon', '/selectGoods'],
    ['/sign-in/twitter?oauth_token=theirs', '/sign-in/twitter'],
  ])('%s becomes %s at once (spec §2)', (address, shown) => {
    open('de', address);
    start(newApp);
    expect(location.pathname + location.search + location.hash).toBe(shown);
  });

  it('names the area of a brand with several, so that tabs do not change each other’s', () => {
    const [area] = config.brand.areas;
    if (area === undefined) throw new Error('The test brand has no area.');
    const brand = { ...config.brand, areas: [area, { ...area, area: 'sea' as const }] };
    open('de', '/?domain_area=sea&domain_area=x', brand);
    start(newApp);
    expect(location.search).toBe('?domain_area=sea');
    open('de', '/', brand);
    start(newApp);
    expect(location.search).toBe('?domain_area=sea');
  });
});

it('does not read the token of a sign-in provider', () => {
  open('de', '/sign-in/twitter?oauth_token=theirs&client_id=1');
  start(newApp);
  expect(entryQuery()).toMatchObject({ oauthToken: null, clientId: null });
  open('de', '/my?oauth_token=own');
  start(newApp);
  expect(entryQuery()?.oauthToken).toBe('own');
});

it('starts the calls of the page of goods, and none on a page with only a message', () => {
  open('de', '/certifiedReal');
  start(newApp);
  expect(asked).toEqual([]);
  open('de', '/selectGoods');
  start(newApp);
  expect(asked).toContain('/api/pay/getGameListV2');
});

it('starts no call where a sign-in provider returns to, and keeps its response out of the address', () => {
  open('de', '/sign-in/twitter?oauth_token=of-the-provider&oauth_verifier=v#x=y');
  start(newApp);
  expect(asked).toEqual([]);
  expect(window.location.href).toBe(`${window.location.origin}/sign-in/twitter`);
  const providerResponse = window.shopEntry?.providerResponse;
  expect(providerResponse).toBe('oauth_token=of-the-provider&oauth_verifier=v&x=y');
  expect(entryQuery()?.oauthToken).toBeNull();
});

it('leaves the calls of an old browser to the code, which comes after the polyfills', () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  open('de', '/selectGoods');
  start(newApp);
  expect(asked).toEqual([]);
});

it.each([
  ['once it is painted', vi.fn((paint: () => void) => setTimeout(paint))],
  ['also if it is out of sight and never painted', vi.fn()],
])(
  'a page that does not name its code says that the shop does not start, and reports it, %s',
  async (_, frame) => {
    vi.stubGlobal('requestAnimationFrame', frame);
    open('de', '/selectGoods');
    start(newApp);
    const tell = vi.fn();
    const report = vi.fn();
    Object.assign(window, { tellStartFailure: tell, reportFailure: report });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => tell.mock.calls).toEqual([['unsupported']]);
    expect(report.mock.calls).toEqual([['start', 'Error', expect.any(Function)]]);
    expect(frame).toHaveBeenCalled();
  },
);

describe('a visit that belongs to the other version of the shop', () => {
  const reload = vi.fn();
  const legacyBrand = { ...config.brand, newVersion: 'universal-only' as const };
  const [area] = config.brand.areas;
  if (area === undefined) throw new Error('The test brand has no area.');
  const inSea = { ...legacyBrand, areas: [{ ...area, area: 'sea' as const }] };

  /** Starts the new version; `location` cannot be replaced in jsdom, so its window is wrapped. */
  function startIn(version: 'new' | 'legacy'): void {
    const { hash, href, pathname, protocol, search } = window.location;
    const location = { hash, href, pathname, protocol, search, reload };
    const proxy = new Proxy(window, {
      get: (real, name): unknown => (name === 'location' ? location : Reflect.get(real, name)),
    });
    start(version === 'new' ? newApp : legacyApp, proxy);
  }

  beforeEach(() => {
    reload.mockClear();
    document.cookie = 'shop_version=; max-age=0; path=/';
  });

  it('is hidden, tells the host by the cookie, and is reloaded with its query', () => {
    open('de', '/selectGoods?client_id=1&oauth_token=secret', inSea);
    startIn('new');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain('shop_version=legacy');
    expect(isPageFresh(document)).toBe(true);
    expect(location.search).toBe('?client_id=1&oauth_token=secret');
    expect(asked).toEqual([]);
  });

  it('keeps what a sign-in provider has sent to it', () => {
    const address = '/sign-in/google?code=once&state=own#id_token=proof';
    open('de', address, inSea);
    startIn('new');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(location.href).toBe(new URL(address, location.origin).href);
  });

  it('stays where the host does not follow the cookie, so that it never reloads forever', () => {
    document.cookie = 'shop_version=legacy; path=/';
    open('de', '/selectGoods', inSea);
    startIn('new');
    expect(reload).not.toHaveBeenCalled();
    expect(asked).not.toEqual([]);
  });

  it('stays where the browser keeps no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
    open('de', '/selectGoods', inSea);
    startIn('new');
    expect(reload).not.toHaveBeenCalled();
    expect(asked).not.toEqual([]);
  });

  it('is no other than that of the area and the path', () => {
    open('de', '/selectGoods', config.brand);
    startIn('new');
    open('de', '/selectGoods', inSea);
    asked.length = 0;
    startIn('legacy');
    expect(reload).not.toHaveBeenCalled();
    // Without a game the visit begins with the choice of one.
    expect(location.pathname).toBe('/selectGame');
    expect(asked).toEqual(['/api/pay/getGameListV2']);
    open('de', '/replenishGoods', config.brand);
    startIn('new');
    expect(document.cookie).toContain('shop_version=legacy');
  });
});
