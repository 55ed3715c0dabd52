import { describe, expect, it } from 'vitest';
import { type Catalogue, hashOf } from './catalogue-files';
import { keysIn, mistakesOf, stateOf } from './text-rules';

const english: Catalogue = {
  language: 'en',
  critical: { 'common.back': 'Back', 'goods.buy': 'Buy', 'price.original': 'Was {{money}}' },
  deferred: {
    'coupon.choosable_one': '{{count}} coupon',
    'coupon.choosable_other': '{{count}} coupons',
  },
  sources: {},
};

const russian: Catalogue = {
  language: 'ru',
  critical: { 'common.back': 'Назад', 'goods.buy': 'Купить', 'price.original': 'Было {{money}}' },
  deferred: {
    'coupon.choosable_one': '{{count}} купон',
    'coupon.choosable_few': '{{count}} купона',
    'coupon.choosable_many': '{{count}} купонов',
    'coupon.choosable_other': '{{count}} купона',
  },
  sources: {
    'common.back': hashOf('Back'),
    'goods.buy': hashOf('Buy'),
    'price.original': hashOf('Was {{money}}'),
    'coupon.choosable_one': hashOf('{{count}} coupon'),
    'coupon.choosable_few': hashOf('{{count}} coupons'),
    'coupon.choosable_many': hashOf('{{count}} coupons'),
    'coupon.choosable_other': hashOf('{{count}} coupons'),
  },
};

/** The Russian catalogue with other texts; those that are undefined are missing. */
function having(
  part: 'critical' | 'deferred',
  texts: Readonly<Record<string, string | undefined>>,
): Catalogue {
  const all = Object.entries<string | undefined>({ ...russian[part], ...texts });
  const present = all.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]));
  return { ...russian, [part]: Object.fromEntries(present) };
}

describe('the mistakes of a catalogue', () => {
  it('are none if it has every text as the English one needs it', () => {
    expect(mistakesOf(russian, english)).toEqual([]);
    expect(mistakesOf(english, english)).toEqual([]);
  });

  it.each([
    ['critical', 'goods.buy', undefined, 'is missing'],
    ['deferred', 'coupon.choosable_few', undefined, 'is missing'],
    ['deferred', 'coupon.choosable_two', '{{count}} x', 'is a plural form that ru does not have'],
    ['critical', 'goods.bye', 'Купить', 'is not in English'],
    ['deferred', 'goods.buy', 'Купить', 'belongs into critical.json'],
    ['critical', 'goods.buy', '', 'is empty, or begins or ends with a space'],
    ['critical', 'goods.buy', 'Купить ', 'is empty, or begins or ends with a space'],
    ['critical', 'price.original', 'Было', 'lacks {{money}}'],
    [
      'critical',
      'price.original',
      '{{money}} {{mony}}',
      'has a {{mony}} that the English text does not have',
    ],
    [
      'critical',
      'price.original',
      '{{money}} {{money}}',
      'has a {{money}} that the English text does not have',
    ],
    [
      'critical',
      'price.original',
      '{money} {{money}}',
      'has a brace that is not part of a placeholder',
    ],
    ['deferred', 'coupon.choosable_one', 'купон', 'lacks {{count}}'],
    ['critical', 'common.back', 'Back', 'is not in the script of the language'],
    ['critical', 'common.back', 'Νазад', 'has “Ν”, which is not a letter of the language'],
    [
      'critical',
      'goods.buy',
      'Купить сейчас',
      'is 8.4 em wide: the button of the pay bar has 1 × 7',
    ],
  ] as const)('name the file and the key: %s %s “%s”', (part, key, text, mistake) => {
    expect(mistakesOf(having(part, { [key]: text }), english)).toEqual([
      `ru/${part}.json: ${key} ${mistake}.`,
    ]);
  });

  it('are none for a plural form of one number that says it in words', () => {
    const arabic: Catalogue = {
      language: 'ar',
      critical: {},
      deferred: { 'coupon.choosable_two': 'قسيمتان' },
      sources: { 'coupon.choosable_two': hashOf('{{count}} coupons') },
    };
    const mistakes = mistakesOf(arabic, english).filter((mistake) => mistake.includes('_two'));
    expect(mistakes).toEqual([]);
  });

  it('are none for a text in English that is to translate', () => {
    const sources = { ...russian.sources, 'common.back': hashOf('Go back') };
    const changed = { ...having('critical', { 'common.back': 'Back' }), sources };
    expect(mistakesOf(changed, english)).toEqual([]);
  });
});

it.each([
  ['ja', ['other']],
  ['de', ['one', 'other']],
  ['pl', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('the keys of %s have its plural forms', (language, forms) => {
  expect(keysIn(language, english.deferred)).toEqual(
    forms.map((form) => `coupon.choosable_${form}`),
  );
});

it.each([
  ['translated', { 'common.back': hashOf('Back') }],
  ['changed', { 'common.back': hashOf('Go back') }],
  ['new', {}],
])('a translation is %s by the English text that it was made from', (state, sources) => {
  expect(stateOf('common.back', english.critical, { ...russian, sources })).toBe(state);
});
