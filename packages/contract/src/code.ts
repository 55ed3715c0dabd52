import { TransportCode } from './transport-code';

/**
 * The answer codes of the API (spec §8, and those the spec leaves unnumbered). Any other code is a
 * plain refusal, whose `msg` is shown unchanged.
 */
export const Code = {
  ...TransportCode,
  /** Account and password do not match. It does not reveal which of the two is wrong. */
  loginRefused: -601,
  /** The goods are not sold in the given game. */
  goodsNotInGame: -3002,
  roleNotFound: -3003,
  unpaidOrder: -3060,
  purchaseLimitReached: -3061,
  /** The price has changed since the player saw it. */
  priceChanged: -3063,
  /** The amount is outside of the channel's range. */
  channelOutOfRange: -3064,
  wrongMethodParameters: -3070,
  channelNotFound: -3071,
  /** A prepaid card's number and password do not match, or the card is used up. */
  cardRefused: -3080,
  /** A prepaid card's value differs from the price of the goods. */
  cardValueDiffers: -3081,
  /** A reward or a coupon cannot be claimed: not reached, expired, or another player's. */
  notClaimable: -3090,
  serverError: -5000,
} as const;

/** One of the codes in {@link Code}. */
export type Code = (typeof Code)[keyof typeof Code];

/** Codes the back end may return before it looks up the idempotency key. */
const codesBeforeKey: ReadonlySet<number> = new Set<Code>([
  Code.notLoggedIn,
  Code.notFound,
  Code.tooManyRequests,
  Code.serverError,
]);

/**
 * Whether a refusal settles a purchase. A refusal from before the key's look-up proves only
 * that this call made no order; an earlier call may have made one. The purchase then keeps its key,
 * so that the next press finds that order.
 */
export function settlesPurchase(code: number): boolean {
  return !codesBeforeKey.has(code);
}
