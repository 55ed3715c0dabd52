const whole = 1000;
const minPriceMinor = 1;

/** Converts a rate in thousandths (900) to the wire form (0.9): the share that is left to pay. */
export function rateOf(permille: number): number {
  return permille / whole;
}

/** Returns a share of an amount, rounded half up. All numbers are integers. */
function share(amount: number, part: number, of: number): number {
  return Math.floor((2 * amount * part + of) / (2 * of));
}

/**
 * Returns what is left to pay of a price, in minor units: rounded half up, at least 1 and at most
 * the price. `ratePermille` is above 0 and at most 1000.
 *
 * @example
 * discountedPrice(499, 900); // 449: 4.491 USD
 */
export function discountedPrice(priceMinor: number, ratePermille: number): number {
  const left = Math.max(minPriceMinor, share(priceMinor, ratePermille, whole));
  return Math.min(priceMinor, left);
}

/**
 * Returns the growth points of a purchase: those of the goods, in proportion to the paid share of
 * the price, rounded half up (spec §9: points are earned per amount spent).
 */
export function earnedPoints(points: number, paidMinor: number, priceMinor: number): number {
  return paidMinor === priceMinor ? points : share(points, paidMinor, priceMinor);
}

/** The price and growth points of goods with a coupon. */
export interface Discount {
  /** Minor units. */
  readonly payMinor: number;
  readonly points: number;
}

/** Returns price and growth points of goods, reduced by a coupon's rate. */
export function discountOn(
  goods: { readonly priceMinor: number; readonly points: number },
  ratePermille: number,
): Discount {
  const payMinor = discountedPrice(goods.priceMinor, ratePermille);
  return { payMinor, points: earnedPoints(goods.points, payMinor, goods.priceMinor) };
}
