/**
 * The codes that decide what an order call has come to (spec §8, docs/adr/0005). Each of these tables is apart from the
 * next one, since a page contains all of a table or nothing of it.
 */
export const PurchaseCode = {
  notLoggedIn: -600,
  unpaidOrder: -3060,
  malformedRequest: -4000,
  notFound: -4040,
  tooManyRequests: -4290,
  serverError: -5000,
} as const;

/**
 * Whether a refusal settles a purchase. A refusal from before the key's look-up proves only
 * that this call made no order; an earlier call may have made one. The purchase then keeps its key,
 * so that the next press finds that order.
 */
export function settlesPurchase(code: number): boolean {
  // A set of these would be in every bundle, whether it is used or not: bundlers cannot know that building it has no effect.
  switch (code) {
    case PurchaseCode.notLoggedIn:
    // Or the call differs from the one that the key was made for, as with a mistyped card: then there is an order.
    case PurchaseCode.malformedRequest:
    case PurchaseCode.notFound:
    case PurchaseCode.tooManyRequests:
    case PurchaseCode.serverError:
      return false;
    default:
      return true;
  }
}
