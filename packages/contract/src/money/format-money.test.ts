import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money';

const anyCurrency = fc.oneof(
  fc.constantFrom('USD', 'TWD', 'JPY', 'KRW', 'THB', 'VND', 'IDR', 'MYR', 'KWD', 'CNY', 'RMB'),
  fc.string().filter((text) => !/\d/.test(text)),
);
const anyCents = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
);

describe('amounts show two decimals with thousands commas (spec §9)', () => {
  it.each([
    [4.99, 'USD', '$4.99'],
    [0, 'USD', '$0.00'],
    [0.05, 'EUR', '€0.05'],
    [1234.5, 'TWD', 'NT$1,234.50'],
    [999.999, 'USD', '$1,000.00'],
    [120, 'JPY', '¥120.00'],
    [6, 'CNY', '¥6.00'],
    [6, 'RMB', '¥6.00'],
    [1000, 'TRY', '₺1,000.00'],
    [22_000, 'VND', 'VND\u00a022,000.00'],
    [35, 'MYR', 'MYR\u00a035.00'],
    [1.25, 'KWD', 'KWD\u00a01.25'],
    [1_234_567_890, 'USD', '$1,234,567,890.00'],
    [170, '', '170.00'],
    [1, 'constructor', 'constructor\u00a01.00'],
  ])('%d %s is %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });

  it('have two decimals except whole KRW, and equal the amount', () => {
    fc.assert(
      fc.property(anyCents, anyCurrency, (cents, currency) => {
        const shown = formatMoney(cents / 100, currency);
        const fraction = currency === 'KRW' && cents % 100 === 0 ? '' : '.\\d\\d';
        const number = new RegExp(`\\d{1,3}(?:,\\d{3})*${fraction}$`).exec(shown)?.[0] ?? '';
        expect(shown.length - number.length).toBe(
          formatMoney(0, currency).indexOf('0') + (cents < 0 ? 1 : 0),
        );
        const said = number.replaceAll(',', '').split('.');
        expect((said[0] ?? '') + (said[1] ?? '00')).toBe(String(Math.abs(cents)).padStart(3, '0'));
      }),
    );
  });

  it('differ only by the minus when the sign changes', () => {
    fc.assert(
      fc.property(anyCents, anyCurrency, (cents, currency) => {
        fc.pre(cents > 0);
        const shown = formatMoney(cents / 100, currency);
        expect(formatMoney(-cents / 100, currency)).toBe(`-${shown}`);
      }),
    );
  });

  it('use the mark of a language instead of the symbol', () => {
    expect(formatMoney(-35, 'MYR', 'RM')).toBe('-RM35.00');
  });
});

describe('a third decimal that a price has is shown (ADR 75)', () => {
  it.each([
    [1.255, 'KWD', 'KWD\u00a01.255'],
    [-1234.005, 'BHD', '-BHD\u00a01,234.005'],
    [1.2, 'JOD', 'JOD\u00a01.20'],
    [0.1 + 0.2, 'KWD', 'KWD\u00a00.30'],
    [5e12, 'KWD', 'KWD\u00a05,000,000,000,000.00'],
    [1.255, 'USD', '$1.26'],
  ])('%d %s is %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });
});

describe('a zero fraction is dropped for KRW', () => {
  it.each([
    [5500, '₩5,500'],
    [5500.5, '₩5,500.50'],
    [5499.999, '₩5,500'],
    [-5500, '-₩5,500'],
    [0, '₩0'],
  ])('%d is %s', (amount, shown) => {
    expect(formatMoney(amount, 'KRW')).toBe(shown);
  });
});

describe('rounding errors of calculations', () => {
  it.each([
    [0.1 + 0.2, '$0.30'],
    [1.005, '$1.01'],
    [-1.005, '-$1.01'],
    [1.045, '$1.05'],
    [8.5 * 0.95, '$8.08'],
    [19.99 * 3 * 0.85, '$50.97'],
    [1e-7, '$0.00'],
    [-0.001, '$0.00'],
    [-0, '$0.00'],
  ])('%d is shown as %s', (amount, shown) => {
    expect(formatMoney(amount, 'USD')).toBe(shown);
  });
});

describe('values that are not an amount', () => {
  it.each([
    [9_999_999_999_999.99, '$9,999,999,999,999.99'],
    [1e13, ''],
    [-1e21, ''],
    [Number.MAX_VALUE, ''],
    [Number.NaN, ''],
    [Infinity, ''],
    [-Infinity, ''],
  ])('%d: "%s"', (amount, shown) => {
    expect(formatMoney(amount, 'USD')).toBe(shown);
  });
});
