// @vitest-environment jsdom
import { inlineJson } from '@shop/brands/pages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { purchaseCalls, readPlainEntry } from '../first-calls';
import { createTestServices, testRoutes } from '../testing';
import { isPageFresh } from '../browser';
import { startPage } from './page-start';

const { config } = createTestServices();

/** The files of a page as modules of their own text, which notes what it was called with. */
const files = {
  fullStart: `data:text/javascript,
    export const start = (window, opened) => { document.fullStarts.push(opened) };
    export const causeOf = async (error) => 'cause of ' + error.name;`,
  broken: 'data:text/javascript,throw new RangeError()',
  held: `data:text/javascript,await document.held;
    export const start = (window, opened) => { document.fullStarts.push(opened) };
    export const causeOf = () => undefined;`,
  heldCause: `data:text/javascript,await document.held;
    export const start = () => undefined;
    export const causeOf = async (error) => 'cause of ' + error.name;`,
} as const;

const fullStarts: object[] = [];
const asked: string[] = [];
const told = vi.fn<(cause: unknown) => void>();
const report = vi.fn();

/** Opens the German page of goods at an address. */
function open(
  address: string,
  { code = files.broken, fullStart = files.fullStart }: { code?: string; fullStart?: string } = {},
): void {
  const data = document.createElement('script');
  Object.assign(data, { id: 'shop-config', type: 'text', textContent: inlineJson(config) });
  const named = document.createElement('link');
  named.id = 'shop-code';
  named.setAttribute('href', code);
  named.setAttribute('data-full-start', fullStart);
  document.head.replaceChildren(data, named);
  document.documentElement.lang = 'de';
  document.documentElement.dataset['page'] = '/selectGoods';
  window.history.replaceState(null, '', address);
  startPage(
    window,
    { version: 'new', routes: testRoutes, goodsGridId: 'goods' },
    readPlainEntry,
    purchaseCalls,
  );
}

/** Returns what the player is told, once that is something. The pauses before it are not waited for. */
async function toldCauses(): Promise<readonly unknown[]> {
  return vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveBeenCalled();
    return told.mock.calls.flat();
  });
}

const shown = (): string => location.pathname + location.search + location.hash;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  fullStarts.length = 0;
  asked.length = 0;
  localStorage.clear();
  document.documentElement.removeAttribute('data-start');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} });
  Object.assign(document, { fullStarts });
  Object.assign(window, { tellStartFailure: told, reportFailure: report });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  told.mockClear();
  report.mockClear();
});

it('a plain visit begins in the page, with its calls', () => {
  open('/?client_id=510001');
  expect(window.hasShopBegun).toBe(true);
  expect(asked.join(' ')).toContain('/api/pay/getThirdGift?spec_lang=de&client_id=510001');
  expect([isPageFresh(document), shown()]).toEqual([false, '/selectGoods?client_id=510001']);
});

describe('any other visit', () => {
  it.each([
    ['/selectGoods?client_id=%EF%BC%95', '/selectGoods?client_id=%EF%BC%95'],
    ['/my?oauth_token=secret&x=1#part', '/my?&x=1#part'],
    ['/my?x=1&amp;oauth_token=secret#part', '/my?x=1&amp;#part'],
    ['/my?client_id=5?oauth_token=a.b?spec_lang=de', '/my?client_id=5??spec_lang=de'],
    ['/my?x=1&amp;y=2?z=%20', '/my?x=1&amp;y=2?z=%20'],
    ['//evil.example/?x=1', '//evil.example/?x=1'],
  ])('to %s is hidden and left to the full start, at %s', async (address, kept) => {
    open(location.origin + address);
    expect([window.hasShopBegun, isPageFresh(document), asked]).toEqual([true, true, []]);
    expect(shown()).toBe(kept);
    await vi.waitFor(() => {
      expect(fullStarts).toHaveLength(1);
    });
    const { pathname, search, hash } = new URL(location.origin + address);
    expect(fullStarts).toMatchObject([{ pathname, search, hash, providerResponse: null }]);
  });

  it.each([
    ['google?code=once#id=proof', 'code=once&id=proof'],
    ['twitter?oauth_token=t&oauth_verifier=v#x', 'oauth_token=t&oauth_verifier=v&x'],
  ])('after a sign-in keeps what comes from %s out of the address', async (from, sent) => {
    open(`/sign-in/${from}`);
    expect(shown()).toMatch(/^\/sign-in\/(google|twitter)$/);
    await vi.waitFor(() => {
      expect(fullStarts).toMatchObject([{ search: '', providerResponse: sent }]);
    });
  });

  it.each([
    ['the clipboard', () => Reflect.deleteProperty(navigator, 'clipboard')],
    ['random ids', () => vi.stubGlobal('crypto', {})],
  ])('is one in a browser without %s', async (_, takeAway) => {
    takeAway();
    open('/');
    await vi.waitFor(() => {
      expect(fullStarts).toHaveLength(1);
    });
    expect(asked).toEqual([]);
  });
});

it('a full start that hangs in the network is said to be slow, until it comes', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  Object.assign(document, { held });
  open('/my', { fullStart: files.held });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told.mock.calls).toEqual([['slow']]);
  release();
  await vi.waitFor(() => {
    expect(fullStarts).toHaveLength(1);
  });
  expect(told.mock.calls).toEqual([['slow'], [null]]);
});

describe('code that does not run', () => {
  it('is said to be what the full start finds out', async () => {
    open('/');
    expect(await toldCauses()).toEqual(['cause of RangeError']);
  });

  it.each([
    ['renewed', 404],
    ['network', 503],
  ])('is said to be "%s" without that, if the host answers %i', async (cause, status) => {
    open('/', { fullStart: files.broken });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
    expect(await toldCauses()).toEqual([cause]);
  });

  it('is said as well of the full start', async () => {
    open('/my', { fullStart: files.broken });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    expect(await toldCauses()).toEqual(['network']);
  });

  it('is said to take long while nothing says why, and no longer once something does', async () => {
    let release = (): void => undefined;
    Object.assign(document, {
      held: new Promise<void>((resolve) => {
        release = resolve;
      }),
    });
    open('/', { fullStart: files.heldCause });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => {
      expect(report).toHaveBeenCalledWith('start', 'RangeError', expect.any(Function));
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told.mock.calls).toEqual([['slow']]);
    release();
    await vi.waitFor(() => {
      expect(told.mock.calls).toEqual([['slow'], [null], ['cause of RangeError']]);
    });
  });
});
