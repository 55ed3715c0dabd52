import { Code } from '../src/code';

/** Every code in one sentence, for whoever sends it (spec §8, docs/adr/0005). */
export const codeMeanings = {
  [Code.success]: 'Success: `content` holds the answer.',
  [Code.notLoggedIn]: '`oauth_token` is missing, unknown, run out, or of another game product.',
  [Code.loginRefused]: 'Account and password do not belong together. Never says which is wrong.',
  [Code.notRealNameVerified]: 'The player has to prove a real name first.',
  [Code.noGame]: 'The game is not known, or not one of the asking brand.',
  [Code.goodsNotInGame]: 'The goods are not sold in the game that was named.',
  [Code.roleNotFound]: 'The player has no such character on that server and in that area.',
  [Code.wrongDomain]: 'The game is not sold in that area.',
  [Code.replenishError]: 'The link for another player’s payment is not known or cannot be used.',
  [Code.unpaidOrder]: 'The goods have an unpaid order; `content` names it and its link.',
  [Code.purchaseLimitReached]: 'The goods were bought as often as is allowed. Nothing was stored.',
  [Code.illegalCouponUse]: 'The coupon cannot be used here. Nothing was stored.',
  [Code.priceChanged]: '`expected_price` or `expected_currency` differ. Nothing was stored.',
  [Code.channelOutOfRange]: 'The channel does not take an amount of this size.',
  [Code.wrongMethodParameters]: '`channel`, `channel_id` or `country` do not fit the method.',
  [Code.channelNotFound]: 'The channel does not exist in the region.',
  [Code.linkExpired]: 'The link has run out.',
  [Code.cardRefused]: 'The card’s number and password do not belong together, or it is used up.',
  [Code.cardValueDiffers]: 'The card is worth another amount than the goods.',
  [Code.notClaimable]: 'The reward or coupon is not reached, over, or somebody else’s.',
  [Code.malformedRequest]: 'A parameter is missing or unreadable, or a key is used for two things.',
  [Code.notFound]: 'There is nothing of that number that the player may see.',
  [Code.tooManyRequests]:
    'Too many tries; `content` says after how many seconds another may be made, or is null.',
  [Code.serverError]: 'The back end failed. HTTP 200 all the same.',
} satisfies Record<Code, string>;
