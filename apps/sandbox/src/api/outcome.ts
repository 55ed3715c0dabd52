import {
  type Call,
  Code,
  type ContentOf,
  type TooManyRequests,
  type UnpaidOrder,
  type WrongParameter,
} from '@shop/contract';
import type * as v from 'valibot';
import type { WrittenBody } from './written-body';

/** A refused call. Only three codes have a content, which gives details. */
export type RefusedOutcome = { readonly kind: 'refused' } & (
  | { readonly code: Code; readonly content: null }
  | { readonly code: typeof Code.unpaidOrder; readonly content: UnpaidOrder }
  | { readonly code: typeof Code.tooManyRequests; readonly content: TooManyRequests }
  | { readonly code: typeof Code.malformedRequest; readonly content: WrongParameter }
);

/** The result of a call, before it is written in the envelope. */
export type Outcome<Content> =
  | { readonly kind: 'content'; readonly content: Content }
  /** A success whose envelope is written already. */
  | { readonly kind: 'written'; readonly body: WrittenBody }
  | RefusedOutcome;

/**
 * The wire form of a parsed value: flags may be numbers. Used for fields whose schema accepts
 * `unknown` and so does not say what to send.
 */
type Written<Value> = Value extends boolean
  ? Value | 0 | 1
  : Value extends object
    ? { readonly [Key in keyof Value]: Written<Value[Key]> }
    : Value;

/** The wire form of a field whose schema parses `Input` into `Output`. */
type Wire<Input, Output> = unknown extends Input
  ? Written<Output>
  : Input extends Readonly<Record<string, unknown>>
    ? { readonly [Key in keyof Input]: Wire<Input[Key], Output[Key & keyof Output]> }
    : Input;

/** The content of a successful response to a call, as the server sends it. */
export type WireContentOf<C extends Call> = Wire<v.InferInput<C['content']>, ContentOf<C>>;

/** The {@link Outcome} of a call of the contract. */
export type OutcomeOf<C extends Call> = Outcome<WireContentOf<C>>;

/** The body of every response of the main API (spec §7). */
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

/** Returns a success. The content's type is that of the outcome which the handler returns. */
export function answer<Content>(content: NoInfer<Content>): Outcome<Content> {
  return { kind: 'content', content };
}

/** Returns a refusal without content. */
export function refuse(code: Code): RefusedOutcome {
  return { kind: 'refused', code, content: null };
}

/** Returns a refusal that names the player's unpaid order. */
export function refuseForUnpaidOrder(content: UnpaidOrder): RefusedOutcome {
  return { kind: 'refused', code: Code.unpaidOrder, content };
}

/** Returns a refusal that names a parameter; its value may be a secret, and is not repeated (docs/adr/0086). */
export function refuseParameter(parameter: string): RefusedOutcome {
  return { kind: 'refused', code: Code.malformedRequest, content: { parameter } };
}

/** Returns a refusal that asks the caller to retry after a pause. */
export function refuseForNow(pauseMs: number): RefusedOutcome {
  const content = { retry_after_s: Math.ceil(pauseMs / 1000) };
  return { kind: 'refused', code: Code.tooManyRequests, content };
}

/** Returns the response body of an outcome that is not written yet. */
export function toEnvelope(outcome: Exclude<Outcome<unknown>, { kind: 'written' }>): Envelope {
  switch (outcome.kind) {
    case 'content':
      return { code: Code.success, msg: messages[Code.success], content: outcome.content };
    case 'refused':
      return { code: outcome.code, msg: messages[outcome.code], content: outcome.content };
  }
}
