// @vitest-environment jsdom
import type { EarlyCall } from '@shop/api-client/transport';
import { type Language, createI18n, isolated, languageEntry, loadCatalogue } from '@shop/i18n';
import { TranslationProvider } from '@shop/i18n/react';
import { paintFirstGoods } from '@shop/storefront-core/page-start';
import { createTestServices, enter } from '@shop/storefront-core/testing';
import { LastGoodsTemplate, paintGoods } from '@shop/ui/last-goods';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';

const { config } = createTestServices();

/** Opens a page as prerendered in a language. */
async function openPage(language: Language): Promise<void> {
  const critical = await loadCatalogue(language, 'critical');
  const i18n = await createI18n({ language, critical, load: loadCatalogue });
  const template = renderToStaticMarkup(
    <TranslationProvider i18n={i18n}>
      <LastGoodsTemplate />
    </TranslationProvider>,
  );
  const { head, body } = new DOMParser().parseFromString(
    `<div id="root"><div data-last-goods></div></div>${template}`,
    'text/html',
  );
  document.body.replaceChildren(...head.childNodes, ...body.childNodes);
  addJson('shop-config', config);
  addJson('texts-critical', { language, texts: critical });
  Object.assign(document.documentElement, {
    lang: language,
    dir: languageEntry(language).direction,
  });
  localStorage.setItem('perfLang', JSON.stringify({ v: 1, exp: null, d: language }));
}

function addJson(id: string, value: unknown): void {
  const script = Object.assign(document.createElement('script'), { id, type: 'application/json' });
  script.textContent = JSON.stringify(value);
  document.body.append(script);
}

const gems = {
  ...{ product_id: 'g300', name: '300 Gems', icon: 'https://api.example/gems.png' },
  ...{ base_amount: 300, bonus_amount: 1280, price: 4.99, currency: 'USD' },
  ...{ type_key: 'gems', type_name: 'Gems', type_sort: 1 },
  ...{ is_limit: 0, is_coupon: 0, is_special: 1 },
};
const pass = {
  ...gems,
  ...{ product_id: 'p', name: 'Pass', base_amount: 0, bonus_amount: 0, is_special: 0 },
  ...{ type_key: 'pass', type_name: 'Passes', type_sort: 2 },
};

/** Answers the call for the goods with a body, and paints them. */
async function paint(body: unknown, isCodeThere = false): Promise<Response> {
  const response = new Response(JSON.stringify(body));
  const call = (path: string, answer: EarlyCall['answer']): EarlyCall => ({
    url: `https://api.example${path}?spec_lang=en`,
    answer,
    startedAt: { countedMs: 0, deviceMs: 0 },
    arrivedAt: () => null,
    abort: () => undefined,
  });
  window.shopFirstCalls = [
    call('/api/pay/getGameListV2', () => Promise.reject(new TypeError('offline'))),
    call('/api/pay/getThirdGift', () => Promise.resolve(response)),
  ];
  await paintFirstGoods(window, enter(window), paintGoods, () => isCodeThere);
  return response;
}

const listed = (...goods: readonly object[]): object => ({ code: 1, msg: '', content: { goods } });
const slot = (): Element | null => document.querySelector('[data-last-goods]');

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/selectGoods');
});

it('shows the goods of the answer, none of which can be chosen before the code is there', async () => {
  await openPage('en');
  await paint(listed(pass, gems));
  const [tabs, tiles] = slot()?.querySelectorAll('[role=radiogroup]') ?? [];
  expect(
    [...(tabs?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['Gems', 'Passes']);
  expect(tiles?.textContent).toBe('Special offer300 Gems+1,280 bonus$4.99');
  expect([...(slot()?.querySelectorAll('input') ?? [])].every(({ disabled }) => disabled)).toBe(
    true,
  );
});

it('leaves the answer to the code as well', async () => {
  await openPage('en');
  const response = await paint(listed(gems));
  await expect(response.json()).resolves.toMatchObject({ code: 1 });
});

it('shows no pictures, which would delay the code', async () => {
  await openPage('en');
  await paint(listed(gems));
  // One without an address would be drawn as a broken one.
  expect(slot()?.querySelectorAll('img')).toHaveLength(0);
});

it('isolates amounts in a right-to-left language', async () => {
  await openPage('ar');
  await paint(listed(gems));
  expect(slot()?.textContent).toContain(isolated('1,280', 'rtl'));
});

it.each([
  ['is a refusal', { code: -3014, msg: 'not here', content: null }],
  ['is no answer', '<html>'],
  ['lists nothing', listed()],
  ['lists goods without a price', listed({ ...gems, price: null })],
])('shows nothing if the answer %s', async (_, body) => {
  await openPage('en');
  await paint(body);
  expect(slot()?.childNodes).toHaveLength(0);
});

it('shows nothing once the code is there, which shows the goods itself', async () => {
  await openPage('en');
  await paint(listed(gems), true);
  expect(slot()?.childNodes).toHaveLength(0);
});
