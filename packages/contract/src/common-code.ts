/**
 * The codes that every page that sells handles: success, those that concern the whole page (spec §8), those that a status
 * of HTTP stands for, and an unpaid order. Apart from the other codes, since the first screen of the shop and a small
 * page of another property contain only these.
 */
export const CommonCode = {
  success: 1,
  notLoggedIn: -600,
  notRealNameVerified: 6001,
  noGame: -3001,
  wrongDomain: -3014,
  replenishError: -3016,
  illegalCouponUse: -3062,
  linkExpired: -3072,
  unpaidOrder: -3060,
  malformedRequest: -4000,
  notFound: -4040,
  tooManyRequests: -4290,
  serverError: -5000,
} as const;

/** Codes the back end may return before it looks up the idempotency key. */
const codesBeforeKey: ReadonlySet<number> = new Set([
  CommonCode.notLoggedIn,
  CommonCode.notFound,
  CommonCode.tooManyRequests,
  CommonCode.serverError,
]);

/**
 * Whether a refusal settles a purchase. A refusal from before the key's look-up proves only
 * that this call made no order; an earlier call may have made one. The purchase then keeps its key,
 * so that the next press finds that order.
 */
export function settlesPurchase(code: number): boolean {
  return !codesBeforeKey.has(code);
}
