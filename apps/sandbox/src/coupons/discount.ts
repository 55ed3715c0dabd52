const whole = 1000;
const minPriceMinor = 1;

/** Thousandths (900) as the wire carries a rate: what is left to pay, 0.9. */
export function rateOf(permille: number): number {
  return permille / whole;
}

/** A share of an amount; halves are rounded up. Whole numbers in, a whole number out. */
function share(amount: number, part: number, of: number): number {
  return Math.floor((2 * amount * part + of) / (2 * of));
}

/**
 * What is left to pay of a price: rounded half up to the currency's smallest unit, at least one of
 * it, and never more than the price. Both in minor units; `ratePermille` is above 0 and at most 1000.
 *
 * @example
 * discountedPrice(499, 900); // 449: 4.491 USD
 */
export function discountedPrice(priceMinor: number, ratePermille: number): number {
  const left = Math.max(minPriceMinor, share(priceMinor, ratePermille, whole));
  return Math.min(priceMinor, left);
}

/**
 * The growth points of a purchase: those of the goods, in proportion to what is paid of their
 * price, rounded half up (spec §9: points are earned per amount spent).
 */
export function earnedPoints(points: number, paidMinor: number, priceMinor: number): number {
  return paidMinor === priceMinor ? points : share(points, paidMinor, priceMinor);
}

/** What goods cost and bring with a coupon. */
export interface Discount {
  /** Minor units. */
  readonly payMinor: number;
  readonly points: number;
}

/** Price and growth points of some goods, both taken down by a coupon's rate. */
export function discountOn(
  goods: { readonly priceMinor: number; readonly points: number },
  ratePermille: number,
): Discount {
  const payMinor = discountedPrice(goods.priceMinor, ratePermille);
  return { payMinor, points: earnedPoints(goods.points, payMinor, goods.priceMinor) };
}
