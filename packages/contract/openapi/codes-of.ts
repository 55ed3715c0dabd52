import type { Call, CallKind } from '../src/call';
import { Code } from '../src/code';

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

/** The codes of refusal that a call may answer with, by its kind, audience and parameters. */
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
