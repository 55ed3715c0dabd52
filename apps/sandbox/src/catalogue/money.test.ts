import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, toMajor, toMinor } from './money';

describe('money', () => {
  it.each([
    [4.99, 'USD', 499, '$4.99'],
    [1200, 'KRW', 1200, '₩1,200'],
    [22_000, 'VND', 22_000, '₫22,000'],
    [15_000, 'IDR', 1_500_000, 'IDR 15,000'],
    [33, 'TWD', 3300, 'NT$33'],
    [100, 'JPY', 100, '¥100'],
    [22.9, 'MYR', 2290, 'MYR 22.90'],
    [1.28, 'SGD', 128, 'SGD 1.28'],
  ])('%d %s is %i of its smallest unit, shown as %s', (major, currency, minor, shown) => {
    expect(toMinor(major, currency)).toBe(minor);
    expect(toMajor(minor, currency)).toBe(major);
    expect(formatMoney(minor, currency).replace(/\u00a0/g, ' ')).toBe(shown);
  });

  it('loses no cent on the way', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'KRW', 'IDR'), (minor, currency) => {
        return toMinor(toMajor(minor, currency), currency) === minor;
      }),
    );
  });
});
