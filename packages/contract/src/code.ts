/**
 * Every answer code the storefront knows (spec §8, and those the spec leaves unnumbered).
 * A code outside this table is a plain failure: its `msg` is shown as it is.
 */
export const Code = {
  success: 1,
  notLoggedIn: -600,
  /** Account and password do not belong together. Says nothing about which of the two is wrong. */
  loginRefused: -601,
  notRealNameVerified: 6001,
  noGame: -3001,
  /** The goods are not sold in the game that was named. */
  goodsNotInGame: -3002,
  roleNotFound: -3003,
  wrongDomain: -3014,
  replenishError: -3016,
  unpaidOrder: -3060,
  purchaseLimitReached: -3061,
  illegalCouponUse: -3062,
  /** The price the player saw is no longer the price. */
  priceChanged: -3063,
  /** The channel exists but does not take an amount of this size. */
  channelOutOfRange: -3064,
  wrongMethodParameters: -3070,
  channelNotFound: -3071,
  linkExpired: -3072,
  /** A prepaid card's number and password do not belong together, or it is used up. */
  cardRefused: -3080,
  /** A prepaid card is worth another amount than the goods. */
  cardValueDiffers: -3081,
  /** A reward or a coupon cannot be claimed: not reached, over, or somebody else's. */
  notClaimable: -3090,
  malformedRequest: -4000,
  notFound: -4040,
  tooManyRequests: -4290,
  serverError: -5000,
} as const;

/** One of the codes in {@link Code}. */
export type Code = (typeof Code)[keyof typeof Code];
