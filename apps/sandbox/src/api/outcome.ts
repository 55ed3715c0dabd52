import { Code, type TooManyRequests } from '@shop/contract';

/** What a call came to, before it is written in the envelope. */
export type Outcome =
  | { readonly kind: 'content'; readonly content: unknown }
  | { readonly kind: 'refused'; readonly code: Code; readonly content: unknown };

/** Every answer of the main API (spec §7). */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly content: unknown;
}

const messages = {
  [Code.success]: '',
  [Code.notLoggedIn]: 'Please log in first.',
  [Code.loginRefused]:
    'Signing in failed. Please check the account, and its password if it has one.',
  [Code.notRealNameVerified]: 'Please verify your real name first.',
  [Code.noGame]: 'This game is not available. Please choose another one.',
  [Code.goodsNotInGame]: 'These goods are not sold in this game.',
  [Code.roleNotFound]: 'Role not found. Please choose it again or change your account.',
  [Code.wrongDomain]: 'This game is not available in your region.',
  [Code.replenishError]: 'This top-up link cannot be used.',
  [Code.unpaidOrder]: 'There is an unpaid order for these goods. Please pay it first.',
  [Code.purchaseLimitReached]: 'You have bought this as often as is allowed.',
  [Code.illegalCouponUse]: 'This coupon cannot be used here.',
  [Code.priceChanged]: 'The price has changed. Please look at it again before you pay.',
  [Code.channelOutOfRange]: 'This way to pay does not take an amount of this size.',
  [Code.wrongMethodParameters]: 'Something is missing for this way to pay. Please choose it again.',
  [Code.channelNotFound]: 'This way to pay does not exist. Please choose another one.',
  [Code.linkExpired]: 'This link has expired.',
  [Code.cardRefused]: 'This card cannot be used. Please check its number and password.',
  [Code.cardValueDiffers]: 'This card is worth another amount than the goods.',
  [Code.notClaimable]: 'This cannot be claimed.',
  [Code.malformedRequest]: 'This request could not be understood.',
  [Code.notFound]: 'Nothing was found under this number.',
  [Code.tooManyRequests]: 'Too many attempts. Please wait a moment and try again.',
  [Code.serverError]: 'Something went wrong on our side. Please try again later.',
} satisfies Record<Code, string>;

/** The call succeeded. */
export function answer(content: unknown): Outcome {
  return { kind: 'content', content };
}

/** The call was refused; `content` says more where the contract has it, as for an unpaid order. */
export function refuse(code: Code, content: unknown = null): Outcome {
  return { kind: 'refused', code, content };
}

/** The call was refused and may be made again after a pause, which its content names. */
export function refuseForNow(pauseMs: number): Outcome {
  const content: TooManyRequests = { retry_after_s: Math.ceil(pauseMs / 1000) };
  return refuse(Code.tooManyRequests, content);
}

/** The outcome as it travels. */
export function toEnvelope(outcome: Outcome): Envelope {
  switch (outcome.kind) {
    case 'content':
      return { code: Code.success, msg: messages[Code.success], content: outcome.content };
    case 'refused':
      return { code: outcome.code, msg: messages[outcome.code], content: outcome.content };
  }
}
