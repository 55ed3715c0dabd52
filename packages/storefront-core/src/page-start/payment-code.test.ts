// @vitest-environment jsdom
import { inlineJson } from '@shop/brands/pages';
import { createTestServices, playerStorage, testRoutes } from '../testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInterim } from './interim';
import { startPage } from './page-start';
import { purchaseCalls, readPlainEntry } from '../first-calls';

const { config } = createTestServices();

/** Opens a page at an address. It lists the files that the payment needs. */
function open(address: string): void {
  document.documentElement.lang = 'en';
  document.documentElement.dataset['page'] = '/selectGoods';
  const data = document.createElement('script');
  data.id = 'shop-config';
  data.type = 'application/json';
  data.textContent = inlineJson(config);
  const code = document.createElement('link');
  code.id = 'shop-code';
  code.dataset['payment'] = '/assets/steps-1a.js /assets/payment-2b.js';
  document.head.replaceChildren(data, code);
  window.history.replaceState(null, '', address);
}

beforeEach(() => {
  // jsdom lacks these, which current browsers have.
  for (const name of ['PointerEvent', 'ResizeObserver']) vi.stubGlobal(name, vi.fn());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} });
  // The rest of the start waits for it.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the code of the payment', () => {
  const game = config.brand.areas[0]?.firstGame;
  if (game === undefined) throw new Error('The test brand has no game.');
  const fetched = (): readonly (string | null)[] =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    );

  /** Starts a visit with these choices stored, whose calls are answered by the function it returns. */
  function start(stored: Readonly<Record<string, string>>, address = '/selectGoods') {
    const answers: (() => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => answers.push(() => resolve(new Response('{}')))),
    );
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    open(address);
    startPage(
      window,
      { version: 'new', routes: testRoutes, goodsGridId: 'goods' },
      readPlainEntry,
      purchaseCalls,
    );
    startInterim(
      window,
      () => false,
      () => false,
    );
    return {
      answer: async (count = answers.length) => {
        answers.splice(0, count).forEach((one) => {
          one();
        });
        await new Promise((resolve) => setTimeout(resolve));
      },
    };
  }

  const all = playerStorage({ ...game, gameProductId: game.gameProductId });

  it('is fetched once the first calls have ended if only buying is left to do', async () => {
    const { answer } = start(all);
    await answer(1);
    expect(fetched()).toEqual([]);
    await answer();
    expect(fetched()).toEqual(['/assets/steps-1a.js', '/assets/payment-2b.js']);
  });

  it('has the names of countries ready by then', async () => {
    const names = vi.spyOn(Intl, 'DisplayNames');
    const { answer } = start(all);
    expect(names).not.toHaveBeenCalled();
    await answer();
    expect(names).toHaveBeenCalledWith(['en'], { type: 'region' });
  });

  it.each([
    ['a choice is missing', {}, '/selectGoods'],
    ['the visit begins on another page', all, '/my'],
  ])('is left to the shop if %s', async (_, stored, address) => {
    await start(stored, address).answer();
    expect(fetched()).toEqual([]);
  });
});
