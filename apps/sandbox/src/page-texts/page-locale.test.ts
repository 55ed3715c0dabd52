import { paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase } from '../test-sandbox/purchase';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { linkIn, localeIn, localeOf, pageLanguages } from './page-locale';

const asking = (query: unknown, accepted = '') =>
  localeOf({ query, headers: { 'accept-language': accepted } }).language;

describe('the language of a page', () => {
  it.each([
    ['of its link', { lang: 'ja' }, 'ar', 'ja'],
    ['of its link, as close as there is one', { lang: 'ar-EG' }, '', 'ar'],
    ['of the browser, if the link has none', {}, 'ja;q=0.5, fr, ar-SA', 'ar'],
    ['of the browser, if the link has one that there is not', { lang: 'de' }, 'ja', 'ja'],
    ['of the browser, if the link has two', { lang: ['ja', 'en'] }, 'ar', 'ar'],
    ['of the browser, if the link has a long text', { lang: 'd'.repeat(5_000) }, 'ja', 'ja'],
    ['English, if neither has one', undefined, '', 'en'],
  ])('is that %s', (_, query, accepted, expected) => {
    expect(asking(query, accepted)).toBe(expected);
  });
});

const { texts: english } = localeIn('en');

/** The texts of a page, with an amount and a shop in those that take them. */
function sentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(Reflect.apply(value, null, ['¤1', 'Shop']))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentences);
}

describe.each(pageLanguages.filter((code) => code !== 'en'))('the texts in %s', (code) => {
  const { texts } = localeIn(code);

  it('are all there, and hardly any of them is English', () => {
    const own = sentences(texts);
    expect(own).toHaveLength(sentences(english).length);
    expect(own.filter((text) => text.trim() === '')).toEqual([]);
    const same = own.filter((text) => sentences(english).includes(text));
    expect(same.length).toBeLessThan(own.length / 5);
  });

  it('have every amount', () => {
    const counted = (all: readonly string[]) => all.filter((text) => text.includes('¤1')).length;
    expect(counted(sentences(texts))).toBe(counted(sentences(english)));
  });
});

it('isolates amounts in Arabic, so that their signs stay in place', () => {
  const { texts } = localeIn('ar');
  const { pay, payFromBalance, payAtBank, payByPhoneBill, payAsScanned, payAsAtCounter } = texts;
  const simple = [pay, payFromBalance, payAtBank, payByPhoneBill, payAsScanned, payAsAtCounter];
  for (const text of [
    ...simple.map((of) => of('$1')),
    texts.approve('$1'),
    texts.payWith('$1', 'A'),
  ])
    expect(text).toContain('\u202a$1\u202c');
});

it.each([
  ['ar', 'https://pay.example/1?lang=ar'],
  // The card frame has texts in every language of the shop.
  ['th', 'https://pay.example/1?lang=th'],
  ['', 'https://pay.example/1'],
  ['constructor', 'https://pay.example/1'],
])('a link for the language "%s" is %s', (language, link) => {
  expect(linkIn(language, 'https://pay.example/1')).toBe(link);
});

describe('the pages of a payment that was made in Arabic', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(async () => sandbox.close());

  it('are in Arabic, from right to left, also after the answer', async () => {
    const oauth_token = await sandbox.signIn('nova-player', 'starfall');
    const made = await sandbox.ask(paymentCalls.paypalPay, {
      ...{ ...purchase, oauth_token },
      spec_lang: 'ar',
    });
    const link = new URL(made.kind === 'content' ? made.content.url : 'http://none');
    expect(link.searchParams.get('lang')).toBe('ar');
    const path = link.pathname + link.search;
    const shown = await sandbox.request({ host: 'pay.localhost', path });
    const headers = {
      origin: 'http://pay.localhost:4000',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = 'decision=approved';
    const post = { host: 'pay.localhost', path, method: 'POST', headers, body } as const;
    const { headers: answered } = await sandbox.request(post);
    const next = answered.location ?? '';
    const ended = await sandbox.request({ host: 'pay.localhost', path: next });
    for (const page of [shown, ended]) expect(page.body).toContain('<html lang="ar" dir="rtl"');
    const { texts } = localeIn('ar');
    expect(shown.body).toContain(texts.forTests);
    expect(ended.body).toContain(texts.states.approved[0]);
  });
});
