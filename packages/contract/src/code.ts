import { CommonCode } from './common-code';

/**
 * The answer codes of the API (spec §8, and those the spec leaves unnumbered). Any other code is a
 * plain refusal, whose `msg` is shown unchanged.
 */
export const Code = {
  ...CommonCode,
  /** Account and password do not match. It does not reveal which of the two is wrong. */
  loginRefused: -601,
  /** The goods are not sold in the given game. */
  goodsNotInGame: -3002,
  roleNotFound: -3003,
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
} as const;

/** One of the codes in {@link Code}. */
export type Code = (typeof Code)[keyof typeof Code];
