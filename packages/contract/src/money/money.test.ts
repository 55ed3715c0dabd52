import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits, toMajor, toMinor } from './money';

/** One currency of each kind in the shop's regions, and an unknown one. */
const currencies = ['USD', 'TWD', 'IDR', 'JPY', 'KRW', 'VND', 'CLP', 'KWD', 'BHD', 'XYZ'] as const;
const anyCurrency = fc.constantFrom(...currencies);
const exact = 999_999_999_999_999;
const anyMinor = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -exact, max: exact }),
);

describe('the smallest unit of a currency (ISO 4217)', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['VND', 0],
    ['CLP', 0],
    ['XOF', 0],
    ['ISK', 0],
    ['USD', 2],
    ['IDR', 2],
    ['TWD', 2],
    ['RMB', 2],
    ['KWD', 3],
    ['TND', 3],
    ['', 2],
    ['jpy', 2],
    ['constructor', 2],
  ])('%s has %i digits', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });
});

describe('major and minor units', () => {
  it.each([
    [4.99, 'USD', 499],
    [1200, 'KRW', 1200],
    [22_000, 'VND', 22_000],
    [15_000, 'IDR', 1_500_000],
    [33, 'TWD', 3300],
    [100, 'JPY', 100],
    [22.9, 'MYR', 2290],
    [1.28, 'SGD', 128],
    [1.234, 'KWD', 1234],
    [-4.99, 'USD', -499],
    [0, 'USD', 0],
  ])('%d %s is %i of its smallest unit', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
    expect(toMajor(minor, currency)).toBe(major);
  });

  it.each([
    [1.005, 'USD', 101],
    [-1.005, 'USD', -101],
    [8.5 * 0.95, 'USD', 808],
    [4.35 * 100, 'JPY', 435],
    [100.5, 'JPY', 101],
    [0.1 + 0.2, 'USD', 30],
    [1.0045, 'KWD', 1005],
    [5e-7, 'USD', 0],
  ])('%d %s is rounded by its written decimals: %i', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
  });

  it('toMajor and toMinor are inverse', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const major = toMajor(minor, currency);
        expect(toMinor(major, currency)).toBe(minor);
        expect(toMajor(toMinor(major, currency), currency)).toBe(major);
      }),
    );
  });

  it('calculations in major units agree with whole minor units', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    const permille = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(500, 850, 950));
    fc.assert(
      fc.property(cents, cents, permille, (one, other, rate) => {
        expect(toMinor(one / 100 + other / 100, 'USD')).toBe(one + other);
        // The round discount rates of shops often give half a cent.
        const halfUp = Math.floor((2 * one * rate + 1000) / 2000);
        expect(toMinor((one / 100) * (rate / 1000), 'USD')).toBe(halfUp);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([Number.NaN, Infinity, -Infinity, 1e13, 1e21, -1e300])(
    '%d has no minor units',
    (major) => {
      expect(toMinor(major, 'USD')).toBeNaN();
    },
  );

  it('never returns -0', () => {
    expect(toMinor(-0.001, 'USD')).toBe(0);
  });
});
