import type { Call, CallKind } from '../src/call';
import { Code } from '../src/code';

/** The meaning of each code for a back end (spec §8, docs/adr/0005). */
export const codeMeanings = {
  [Code.success]: 'Success: `content` holds the answer.',
  [Code.notLoggedIn]: '`oauth_token` is missing, unknown, expired, or of another game product.',
  [Code.loginRefused]: 'Account and password do not match. Never tell which of the two is wrong.',
  [Code.notRealNameVerified]: 'The player must prove a real name first.',
  [Code.noGame]: 'The game is unknown, or not one of this brand.',
  [Code.goodsNotInGame]: 'The goods are not sold in the given game.',
  [Code.roleNotFound]: 'The player has no such character on that server and in that area.',
  [Code.wrongDomain]: 'The game is not sold in that area.',
  [Code.replenishError]: 'The link for another player’s payment is unknown or cannot be used.',
  [Code.unpaidOrder]: 'The goods have an unpaid order; `content` has its number and link.',
  [Code.purchaseLimitReached]: 'The purchase limit of the goods is reached. Nothing was stored.',
  [Code.illegalCouponUse]: 'The coupon cannot be used here. Nothing was stored.',
  [Code.priceChanged]: '`expected_price` or `expected_currency` differ. Nothing was stored.',
  [Code.channelOutOfRange]: 'The amount is outside of the channel’s range.',
  [Code.wrongMethodParameters]: '`channel`, `channel_id` or `country` do not fit the method.',
  [Code.channelNotFound]: 'The channel does not exist in the region.',
  [Code.linkExpired]: 'The link has expired.',
  [Code.cardRefused]: 'The card’s number and password do not match, or it is used up.',
  [Code.cardValueDiffers]: 'The card’s value differs from the price of the goods.',
  [Code.notClaimable]: 'The reward or coupon is not reached, expired, or another player’s.',
  [Code.malformedRequest]:
    'A parameter is missing or unreadable, or a key is used for two orders; `content` has its name, or is null.',
  [Code.notFound]: 'Nothing with this number is visible to the player.',
  [Code.tooManyRequests]: 'Too many requests; `content` has the seconds to wait, or is null.',
  [Code.serverError]: 'The back end failed. The HTTP status is still 200.',
} satisfies Record<Code, string>;

const always = [Code.malformedRequest, Code.tooManyRequests, Code.serverError];

const byKind: Partial<Record<CallKind, readonly Code[]>> = {
  poll: [Code.notFound],
  claim: [Code.notClaimable],
  password: [Code.loginRefused],
  'code-sign-in': [Code.loginRefused],
  create: [
    Code.unpaidOrder,
    Code.purchaseLimitReached,
    Code.priceChanged,
    Code.channelOutOfRange,
    Code.wrongMethodParameters,
    Code.channelNotFound,
    Code.notRealNameVerified,
  ],
};

const byParameter: Readonly<Record<string, readonly Code[]>> = {
  client_id: [Code.noGame],
  game_id: [Code.noGame],
  domain_area: [Code.wrongDomain],
  product_id: [Code.goodsNotInGame],
  role_id: [Code.roleNotFound],
  coupon_code: [Code.illegalCouponUse],
  replenish_id: [Code.replenishError, Code.linkExpired],
  card_info: [Code.cardRefused],
};

/** Returns the refusal codes of a call, by its kind, audience and parameters. */
export function codesOf(
  { kind, audience }: Pick<Call, 'kind' | 'audience'>,
  parameters: readonly string[],
): readonly Code[] {
  const named = parameters.flatMap((name) => byParameter[name] ?? []);
  const ofKind = byKind[kind] ?? [];
  const ofAudience = audience === 'player' ? [Code.notLoggedIn] : [];
  const ofCard =
    parameters.includes('card_info') && parameters.includes('product_id')
      ? [Code.cardValueDiffers]
      : [];
  const codes = [...ofAudience, ...named, ...ofKind, ...ofCard, ...always];
  return [...new Set(codes)].sort((a, b) => b - a);
}
