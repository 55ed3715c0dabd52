import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commaList } from './comma-list';
import { flag } from './flag';
import { httpsLink } from './https-link';
import { lenientList } from './lenient-list';
import { localizedText, requiredLocalizedText } from './localized-text';
import { numeric } from './numeric';
import { requiredText } from './text';
import { textList } from './text-list';
import { timestamp } from './timestamp';

describe('numeric', () => {
  it.each([
    [4.99, 4.99],
    ['4.99', 4.99],
    [' -3 ', -3],
    ['0', 0],
  ])('%j is %d', (given, read) => {
    expect(v.parse(numeric, given)).toBe(read);
  });

  it.each(['', ' ', '1e3', '0x10', '1,000', 'NaN', 'Infinity', NaN, Infinity, null, true, [], {}])(
    '%j is no number',
    (given) => {
      expect(v.is(numeric, given)).toBe(false);
    },
  );
});

describe('flag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
    [undefined, false],
    ['yes', false],
  ])('%j is %s', (given, read) => {
    expect(v.parse(flag, given)).toBe(read);
  });
});

describe('localizedText: a field that may be JSON (spec §3)', () => {
  it.each([
    ['Plain', 'Plain'],
    ['{"en":"Ten off","ja":"割引"}', { en: 'Ten off', ja: '割引' }],
    [{ en: 'Ten off' }, { en: 'Ten off' }],
    ['{"en":', '{"en":'],
    ['{"en":{"deep":1}}', '{"en":{"deep":1}}'],
    ['[1]', '[1]'],
    [null, ''],
  ])('%j is read as %j', (given, read) => {
    expect(v.parse(localizedText, given)).toEqual(read);
  });

  it('is plain text from a length on that no locale map has', () => {
    const mapOf = (length: number): string => `{"en":"${'x'.repeat(length - 9)}"}`;
    expect(v.parse(localizedText, mapOf(16_384))).toEqual({ en: 'x'.repeat(16_375) });
    expect(v.parse(localizedText, mapOf(16_385))).toBe(mapOf(16_385));
  });

  it('ignores the prototype of objects', () => {
    const read = v.parse(localizedText, '{"__proto__":"x","en":"y"}');
    expect(Object.entries(read)).toEqual([['en', 'y']]);
  });
});

describe('requiredLocalizedText: a name that may be by locale', () => {
  it.each([
    [' PayPal ', 'PayPal'],
    [7, '7'],
    ['{"en":"Bank transfer","ja":"銀行振込"}', { en: 'Bank transfer', ja: '銀行振込' }],
    [{ en: 'Bank transfer', ja: ' ' }, { en: 'Bank transfer' }],
    ['{"en":', '{"en":'],
  ])('%j is read as %j', (given, read) => {
    expect(v.parse(requiredLocalizedText, given)).toEqual(read);
  });

  it.each(['', '  ', null, {}, '{}', { en: ' ' }])('%j is no name', (given) => {
    expect(v.is(requiredLocalizedText, given)).toBe(false);
  });
});

it('commaList splits and trims', () => {
  expect(v.parse(commaList, 'en, th ,,vi')).toEqual(['en', 'th', 'vi']);
});

it.each([
  [
    ['en', 'th'],
    ['en', 'th'],
  ],
  ['["en","th"]', ['en', 'th']],
  ['en, th', ['en', 'th']],
  ['["en",1]', []],
  ['["en"', []],
  ['', []],
  [null, []],
])('textList reads %j as %j', (given, read) => {
  expect(v.parse(textList, given)).toEqual(read);
});

it.each([null, undefined])('lenientList reads %j as an empty list, of any items', (given) => {
  expect(v.parse(lenientList(v.unknown()), given)).toEqual([]);
});

it.each(['', '   ', null, {}])('requiredText rejects %j', (given) => {
  expect(v.is(requiredText, given)).toBe(false);
});

describe('timestamp: 10 digits are seconds (spec §9)', () => {
  it.each([
    [1795252881, 1795252881],
    ['1795252881', 1795252881],
    [1795252881999, 1795252881],
    [0, 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
  ])('%j is second %d', (given, read) => {
    expect(v.parse(timestamp, given)).toBe(read);
  });

  it.each(['tomorrow', NaN, {}])('%j is rejected', (given) => {
    expect(v.is(timestamp, given)).toBe(false);
  });
});

describe('httpsLink', () => {
  it('reads an https address', () => {
    expect(v.parse(httpsLink, 'https://game.example/terms')).toBe('https://game.example/terms');
  });

  it.each([
    ...['', null, undefined, 'http://game.example/terms', 'javascript:alert(1)', '//game.example'],
    ...[' https://game.example', 'https:///terms', 'game.example/terms', 'data:,https://a', 7],
  ])('reads %j as no address', (value) => {
    expect(v.parse(httpsLink, value)).toBe('');
  });
});
