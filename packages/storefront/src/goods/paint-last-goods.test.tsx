// @vitest-environment jsdom
import { createI18n, loadCatalogue } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import { browserClock } from '@shop/storefront-core/browser';
import { paintLastGoods } from '@shop/storefront-core/page-start';
import { emptySelection, saveSelection } from '@shop/storefront-core/selection';
import { type ShopStorage, createShopStorage } from '@shop/storefront-core/storage';
import { createTestServices, enter } from '@shop/storefront-core/testing';
import type { GoodsTile } from '@shop/ui/goods-grid';
import { LastGoodsTemplate, paintGoods } from '@shop/ui/last-goods';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { saveLastGoods } from '@shop/storefront-core/goods';
import { sky } from '../testing/test-shop';

const { config } = createTestServices();
const i18n = await createI18n({ language: 'en', load: loadCatalogue });
const markup = renderToStaticMarkup(
  <TranslationProvider i18n={i18n}>
    <LastGoodsTemplate />
  </TranslationProvider>,
);

const gems: GoodsTile = {
  ...{ id: 'gems', name: '300 gems', icon: 'https://api.example/gems.png' },
  ...{ base: '300', bonus: '+30', price: '$4.99', badge: null, note: null, disabledReason: null },
};

const visit = {
  brand: config.brand.key,
  area: 'universal',
  language: 'en',
  clientId: sky.clientId,
} as const;

/** Creates a page as prerendered, in a browser that has been to the shop before. */
function returnToShop(): ShopStorage {
  const parsed = new DOMParser().parseFromString(
    `<div id="root"><div data-last-goods></div></div>${markup}`,
    'text/html',
  );
  document.body.replaceChildren(...parsed.head.childNodes, ...parsed.body.childNodes);
  const json = Object.assign(document.createElement('script'), { type: 'application/json' });
  json.id = 'shop-config';
  json.textContent = JSON.stringify(config);
  document.body.append(json);
  const storage = createShopStorage(localStorage, browserClock.now);
  saveSelection(storage, { ...emptySelection, game: sky }, config.brand.key);
  saveLastGoods(storage, visit, [{ name: 'Gems', goods: [gems] }], { chosen: null });
  return storage;
}

function template(): Element {
  const found = document.querySelector('template');
  if (found === null) throw new Error('The page has no template.');
  return found;
}

/** Does what the script in the page does. */
function paint(): void {
  paintLastGoods(document, enter(window), paintGoods);
}

const slot = (): Element | null => document.querySelector('[data-last-goods]');

beforeEach(() => {
  document.documentElement.lang = 'en';
  return () => {
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  };
});

it('shows the goods of the last visit, marked as being updated, none of which can be chosen', () => {
  returnToShop();
  paint();
  expect(slot()?.querySelector('[role=status]')?.textContent).toBe('Updating prices …');
  expect(slot()?.querySelector('label')?.textContent).toBe('300 300 gems+30$4.99');
  expect(slot()?.querySelector('img')?.getAttribute('src')).toBe(gems.icon);
  expect([...(slot()?.querySelectorAll('input') ?? [])].map(({ disabled }) => disabled)).toEqual([
    true,
  ]);
});

it.each<[string, () => void]>([
  ['a link to another game', () => window.history.replaceState(null, '', '/?client_id=c2')],
  ['a page whose template is in another language', () => template().setAttribute('lang', 'de')],
  ['a page without the template', () => template().remove()],
  ['a first visit', () => localStorage.clear()],
  ['a visit without a saved game', () => localStorage.removeItem('paymentGameInfo')],
])('shows nothing to %s', (_, change) => {
  returnToShop();
  change();
  paint();
  expect(slot()?.childNodes).toHaveLength(0);
});

it('shows the goods to a link to the same game', () => {
  returnToShop();
  window.history.replaceState(null, '', `/?client_id=${sky.clientId}`);
  paint();
  expect(slot()?.querySelectorAll('label')).toHaveLength(1);
});

it('shows markup and marks of the template as text', () => {
  const storage = returnToShop();
  const name = '<img src=x onerror=alert(1)>';
  const goods = [{ ...gems, name, bonus: '{price}', badge: '<b>new</b>' }];
  saveLastGoods(storage, visit, [{ name: '<i>Gems</i>', goods }], { chosen: null });
  paint();
  expect(slot()?.querySelectorAll('img, b, i')).toHaveLength(1);
  expect(slot()?.querySelector('p')?.textContent).toBe('<i>Gems</i>');
  expect(slot()?.querySelector('label')?.textContent).toBe(`<b>new</b>300 ${name}{price}$4.99`);
});

it.each([
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg onload="alert(1)"/>', null],
  ['http://elsewhere.example/gems.png', null],
  ['//elsewhere.example/gems.png', null],
  ['gems.png', null],
  ['', null],
  ['https://cdn.example/gems.png', 'https://cdn.example/gems.png'],
  ['http://api.localhost:4000/gems.png', 'http://api.localhost:4000/gems.png'],
])('shows the picture %s from %s', (icon, shown) => {
  const storage = returnToShop();
  saveLastGoods(storage, visit, [{ name: 'Gems', goods: [{ ...gems, icon }] }], { chosen: null });
  paint();
  expect(slot()?.querySelector('img')?.getAttribute('src') ?? null).toBe(shown);
  expect(slot()?.querySelectorAll('label')).toHaveLength(1);
});

const tile = { ...gems, id: undefined };
const stored = { ...visit, types: ['Gems'], goods: [tile] };

it.each<readonly [string, string]>([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ v: 2, exp: null, d: stored })],
  ['expired goods', JSON.stringify({ v: 1, exp: 1, d: stored })],
  ...[
    null,
    [],
    { ...stored, goods: 'all' },
    { ...stored, goods: [] },
    { ...stored, goods: Array.from({ length: 25 }, () => tile) },
    { ...stored, goods: [{ ...tile, price: 4.99 }] },
    { ...stored, goods: [{ ...tile, name: 'x'.repeat(201) }] },
    { ...stored, types: [] },
    { ...stored, brand: 'haneul' },
    { ...stored, area: 'nowhere' },
    { ...stored, language: 'de' },
    { ...stored, clientId: 'c2' },
  ].map((d): readonly [string, string] => [
    JSON.stringify(d).slice(0, 60),
    JSON.stringify({ v: 1, exp: null, d }),
  ]),
])('shows nothing when the storage contains %s', (_, text) => {
  returnToShop();
  localStorage.setItem('paymentGoods', text);
  paint();
  expect(slot()?.childNodes).toHaveLength(0);
});
