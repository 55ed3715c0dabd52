import { describe, expect, it } from 'vitest';
import { formatMinor } from './money';

describe('an amount on a provider’s page', () => {
  it.each([
    [499, 'USD', '$4.99'],
    [1200, 'KRW', '₩1,200'],
    [22_000, 'VND', '₫22,000'],
    [1_500_000, 'IDR', 'IDR 15,000'],
    [3300, 'TWD', 'NT$33'],
    [100, 'JPY', '¥100'],
    [2290, 'MYR', 'MYR 22.90'],
    [128, 'SGD', 'SGD 1.28'],
  ])('of %i minor units of %s is %s', (minor, currency, shown) => {
    expect(formatMinor(minor, currency).replace(/\u00a0/g, ' ')).toBe(shown);
  });
});
