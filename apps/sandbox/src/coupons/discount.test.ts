import { toMajor, toMinor } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice, earnedPoints } from './discount';

const prices = fc.integer({ min: 1, max: 1_000_000_000_000 });
const rates = fc.integer({ min: 1, max: 1000 });

describe('discountedPrice (spec §7, discount preview)', () => {
  it.each([
    [4.99, 'USD', 900, 4.49],
    [0.99, 'USD', 850, 0.84],
    [0.01, 'USD', 100, 0.01],
    [0, 'USD', 900, 0],
    [0.5, 'USD', 950, 0.48],
    [33, 'TWD', 950, 31.35],
    [1_200, 'KRW', 850, 1_020],
    [1_110, 'KRW', 950, 1_055],
    [22_000, 'VND', 999, 21_978],
    [15_000, 'IDR', 850, 12_750],
    [1, 'JPY', 500, 1],
    [3, 'JPY', 500, 2],
    [119_000, 'KRW', 1000, 119_000],
  ])('%d %s at %i ‰ is %d', (price, currency, rate, left) => {
    expect(toMajor(discountedPrice(toMinor(price, currency), rate), currency)).toBe(left);
  });

  it('is rounded half up and at least 1', () => {
    fc.assert(
      fc.property(prices, rates, (price, rate) => {
        const left = BigInt(discountedPrice(price, rate));
        const tooMuch = left * 1000n - BigInt(price) * BigInt(rate);
        const isNearest = tooMuch > -500n && tooMuch <= 500n;
        return isNearest || left === 1n;
      }),
    );
  });

  it('is at most the price and not higher at a lower rate', () => {
    fc.assert(
      fc.property(prices, rates, rates, (price, one, other) => {
        const low = discountedPrice(price, Math.min(one, other));
        const high = discountedPrice(price, Math.max(one, other));
        return low >= 1 && low <= high && high <= price;
      }),
    );
  });
});

describe('growth points of a purchase (spec §9)', () => {
  it.each([
    [50, 499, 499, 50],
    [50, 449, 499, 45],
    [10, 84, 99, 8],
    [1, 1, 2, 1],
    [0, 449, 499, 0],
    [7, 0, 0, 7],
  ])('of %i, paying %i of %i brings %i', (points, paid, price, earned) => {
    expect(earnedPoints(points, paid, price)).toBe(earned);
  });

  it('are complete for the full price and never more', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
    const points = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(points, amounts, rates, (all, price, rate) => {
        const earned = earnedPoints(all, discountedPrice(price, rate), price);
        return earnedPoints(all, price, price) === all && earned >= 0 && earned <= all;
      }),
    );
  });
});
