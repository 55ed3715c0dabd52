/** The prices a channel accepts, in major units of the goods' currency. Zero or less means no limit. */
export interface PriceRange {
  readonly min_money: number;
  readonly max_money: number;
}

/**
 * Returns whether a channel accepts a price; both limits are inclusive (spec §5).
 *
 * @param price - In major units of the same currency as the range. `NaN` is outside any limited range.
 * @param range - A channel, a sub-channel, or anything else with both limits.
 * @example
 * isPriceInRange(10, { min_money: 10, max_money: 0 }); // true: at the minimum, no maximum
 */
export function isPriceInRange(price: number, { min_money, max_money }: PriceRange): boolean {
  return (min_money <= 0 || price >= min_money) && (max_money <= 0 || price <= max_money);
}

/** Returns the highest price that a channel accepts; `Infinity` without a limit. */
export function maxOf({ max_money }: PriceRange): number {
  return max_money <= 0 ? Infinity : max_money;
}
