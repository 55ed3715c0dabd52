import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPriceInRange } from './price-range';

describe('the price range of a payment method (spec §5)', () => {
  it.each([
    // Both at or below 0: always allowed.
    [0, 0, 0, true],
    [1e9, 0, 0, true],
    [5, -1, -1, true],
    [5, 0, -3, true],
    // Only min at or below 0: at or below max.
    [9.99, 0, 10, true],
    [10, 0, 10, true],
    [10.01, 0, 10, false],
    [10, -5, 10, true],
    [10.01, -5, 10, false],
    // Only max at or below 0: at or above min.
    [0.98, 0.99, 0, false],
    [0.99, 0.99, 0, true],
    [1e9, 0.99, -1, true],
    // Otherwise: within both.
    [4.98, 4.99, 99.99, false],
    [4.99, 4.99, 99.99, true],
    [50, 4.99, 99.99, true],
    [99.99, 4.99, 99.99, true],
    [100, 4.99, 99.99, false],
    [5, 5, 5, true],
    [5, 10, 1, false],
  ])('price %d with min %d and max %d: %s', (price, min_money, max_money, allowed) => {
    expect(isPriceInRange(price, { min_money, max_money })).toBe(allowed);
  });

  it('applies only the limits above 0', () => {
    const money = fc.integer({ min: -5, max: 20 }).map((cents) => cents / 4);
    fc.assert(
      fc.property(money, money, money, (price, min_money, max_money) => {
        const expected =
          !(min_money > 0 && price < min_money) && !(max_money > 0 && price > max_money);
        expect(isPriceInRange(price, { min_money, max_money })).toBe(expected);
      }),
    );
  });

  it('excludes NaN when it has a limit', () => {
    expect(isPriceInRange(Number.NaN, { min_money: 1, max_money: 2 })).toBe(false);
  });
});
