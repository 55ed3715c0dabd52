// @vitest-environment jsdom
import { inlineJson } from '@shop/brands/pages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from '../browser';
import { saveLastGoods } from '../goods';
import { emptySelection, saveSelection } from '../selection';
import { createShopStorage } from '../storage';
import { createTestServices, testRoutes } from '../testing';
import { startInterim } from './interim';
import type { PaintGoods } from './paint-last-goods';
import { startPage } from './page-start';
import { purchaseCalls, readPlainEntry } from '../first-calls';

const { config } = createTestServices();

const tile = {
  ...{ name: '300 gems', icon: '', base: '300', bonus: null, price: '$4.99' },
  ...{ badge: null, note: null, disabledReason: null },
};

const goods = {
  ...{ product_id: 'g300', name: '300 Gems', icon: '', base_amount: 300, bonus_amount: 0 },
  ...{ price: 4.99, currency: 'USD', type_key: 'gems', type_name: 'Gems', type_sort: 1 },
};

/** Adds what the parser has come to. */
function parse(id: string, json: object): void {
  const element = Object.assign(document.createElement('script'), { id, type: 'application/json' });
  element.textContent = inlineJson(json);
  document.body.append(element);
}

beforeEach(() => {
  for (const name of ['PointerEvent', 'ResizeObserver']) vi.stubGlobal(name, vi.fn());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} });
  const answer = { code: 1, msg: '', content: { goods: [goods] } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  // The rest of the start waits for it.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.documentElement.lang = 'en';
  document.documentElement.dataset['page'] = '/selectGoods';
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/selectGoods');
  parse('shop-config', config);
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts the page while its markup is still being parsed. */
function start() {
  const paint = vi.fn<PaintGoods>(() => true);
  startPage(
    window,
    { version: 'new', routes: testRoutes, goodsGridId: 'goods' },
    readPlainEntry,
    purchaseCalls,
  );
  startInterim(window, paint, () => false);
  return paint;
}

/** Lets all that was begun go on. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Starts the page, and expects goods in it once the parser has come to what stands after all that is shown. */
async function expectPaintAfterMarkup(): Promise<void> {
  const paint = start();
  await settled();
  expect(paint).not.toHaveBeenCalled();
  parse('texts-critical', { language: 'en', texts: {} });
  await settled();
  expect(paint).toHaveBeenCalledTimes(1);
}

describe('goods before the code is there', () => {
  it('are those of the last visit as soon as the markup has come, for which the first paint waits', async () => {
    const game = config.brand.areas[0]?.firstGame;
    if (game === undefined) throw new Error('The test brand has no game.');
    const storage = createShopStorage(localStorage, browserClock.now);
    const chosen = { ...game, gameName: 'Starfall', logo: '' };
    saveSelection(storage, { ...emptySelection, game: chosen }, config.brand.key);
    const visit = { brand: config.brand.key, language: 'en', clientId: game.clientId } as const;
    const types = [{ name: 'Gems', goods: [{ id: 'g300', ...tile }] }];
    saveLastGoods(storage, { ...visit, area: 'universal' }, types, { chosen: null });

    await expectPaintAfterMarkup();
  });

  it('are those of the answer once the markup has come', async () => {
    await expectPaintAfterMarkup();
  });
});
