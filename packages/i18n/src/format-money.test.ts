import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Language, languages } from './catalogues/catalogues';
import { formatMoney } from './format-money';

const anyLanguage = fc.constantFrom(...languages.map((entry) => entry.code));
const anyCurrency = fc.constantFrom('USD', 'TWD', 'JPY', 'KRW', 'THB', 'VND', 'IDR', 'MYR', 'SGD');
const anyCents = fc.integer({ min: -1e12, max: 1e12 });

function centsShown(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  const cents = Math.round(Number(digits) * 100);
  return text.startsWith('-') ? -cents : cents;
}

describe('amounts have two decimals and commas between thousands', () => {
  const rows: [number, string, Language, string][] = [
    [4.99, 'USD', 'en', '$4.99'],
    [0, 'USD', 'en', '$0.00'],
    [1234.5, 'TWD', 'zh-TW', 'NT$1,234.50'],
    [99_999_999.99, 'EUR', 'de', '€99,999,999.99'],
    [120, 'JPY', 'ja', '¥120.00'],
    [6, 'CNY', 'zh-CN', '¥6.00'],
    [6, 'RMB', 'zh-CN', '¥6.00'],
    [1000, 'TRY', 'tr', '₺1,000.00'],
    [-5, 'USD', 'en', '-$5.00'],
    [-0.001, 'USD', 'en', '$0.00'],
    [-0, 'USD', 'en', '$0.00'],
    [0, 'JPY', 'ja', '¥0.00'],
    [99_999_999.99, 'RMB', 'zh-CN', '¥99,999,999.99'],
    [99_999_999.99, 'JPY', 'ja', '¥99,999,999.99'],
    [99_999_999.99, 'TRY', 'ar', '₺99,999,999.99'],
    [999.999, 'USD', 'en', '$1,000.00'],
  ];
  it.each(rows)('%d %s in %s is %s', (amount, currency, language, shown) => {
    expect(formatMoney(amount, currency, language)).toBe(shown);
  });
});

describe('only KRW omits a zero fraction', () => {
  it.each([
    [5500, 'KRW', '₩5,500'],
    [5500.5, 'KRW', '₩5,500.50'],
    [0, 'KRW', '₩0'],
    [-0, 'KRW', '₩0'],
    [5500, 'JPY', '¥5,500.00'],
    [-5500, 'KRW', '-₩5,500'],
    [5500, 'VND', 'VND\u00a05,500.00'],
  ])('%d %s is %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency, 'ko')).toBe(shown);
  });
});

describe('THB, VND, IDR and MYR are shown as codes, MYR as RM in Malay', () => {
  const rows: [string, Language, string][] = [
    ['THB', 'th', 'THB\u00a035.00'],
    ['VND', 'vi', 'VND\u00a035.00'],
    ['IDR', 'id', 'IDR\u00a035.00'],
    ['MYR', 'en', 'MYR\u00a035.00'],
    ['MYR', 'ms', 'RM35.00'],
    ['SGD', 'en', 'SGD\u00a035.00'],
  ];
  it.each(rows)('%s in %s is %s', (currency, language, shown) => {
    expect(formatMoney(35, currency, language)).toBe(shown);
  });
});

describe('a currency without a symbol in the spec is shown as its code', () => {
  const codes = ['BRL', 'GBP', 'HKD', 'INR', 'MMK', 'PHP', 'RUB', 'SGD', 'XXX'];
  const rows = codes.flatMap((code) => languages.map((entry) => [code, entry.code] as const));
  it.each(rows)('%s in %s', (currency, language) => {
    expect(formatMoney(99_999_999.99, currency, language)).toBe(`${currency}\u00a099,999,999.99`);
  });
});

describe('any amount', () => {
  it('is shown exactly', () => {
    fc.assert(
      fc.property(anyCents, anyCurrency, anyLanguage, (cents, currency, language) => {
        const shown = formatMoney(cents / 100, currency, language);
        expect(centsShown(shown)).toBe(cents);
      }),
    );
  });

  it('has its digits grouped by three', () => {
    fc.assert(
      fc.property(anyCents, anyCurrency, anyLanguage, (cents, currency, language) => {
        const shown = formatMoney(cents / 100, currency, language);
        expect(shown).toMatch(/^-?\D*\d{1,3}(,\d{3})*(\.\d\d)?$/u);
      }),
    );
  });
});
