import type { Answer, Call, ContentOf, ParamsOf } from '@shop/contract';

/** A call to make. */
export interface CallRequest<C extends Call> {
  readonly call: C;
  readonly params: ParamsOf<C>;
  readonly signal: AbortSignal;
}

/** Makes a call, in one or more attempts. Never rejects. */
export type SendCall = <C extends Call>(
  request: CallRequest<C>,
) => Promise<CallOutcome<ContentOf<C>>>;

/** Why a call has no answer. `malformed` is an unreadable answer, `server` an HTTP status of 5XX. */
export type FailureReason = 'network' | 'timeout' | 'malformed' | 'server' | 'aborted';

/** A refusal by the back end. Its codes are in `Code` of the contract. */
export interface Refusal {
  readonly kind: 'refused';
  /** The call's name. */
  readonly call: string;
  /** How often the call was sent, from 1 to 3. Attempts before the last had no answer. */
  readonly attempts: number;
  readonly code: number;
  /** In the player's language if the back end supports it; may be empty. At most 300 characters. */
  readonly msg: string;
  /** Unparsed; null for most codes. With -4000 it may name the wrong `parameter`, for developers. */
  readonly content: unknown;
}

/**
 * A call without an answer. It may have taken effect all the same: of a call that creates something
 * say "unknown", never "failed".
 */
export interface CallFailed {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** The call's name. */
  readonly call: string;
  /** How often the call was sent, from 1 to 3. */
  readonly attempts: number;
}

/** Every way a call can end without content. Serialisable. */
export type CallFailure = Refusal | CallFailed;

/** How a call ended. */
export type CallOutcome<Content> =
  | { readonly kind: 'content'; readonly content: Content }
  | CallFailure;

/** A call with its complete query, which is the same in every attempt. */
export interface QueryRequest<C extends Call> {
  readonly call: C;
  readonly params: URLSearchParams;
  readonly signal: AbortSignal;
}

/** Sends a query, in one or more attempts. Never rejects. */
export type SendQuery = <C extends Call>(
  request: QueryRequest<C>,
) => Promise<CallOutcome<ContentOf<C>>>;

/** One attempt at a call, with its full address. */
export interface Attempt<C extends Call> {
  readonly call: C;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** An attempt without a usable answer. It may have taken effect. */
export interface FailedAttempt {
  readonly kind: 'failed';
  readonly reason: Exclude<FailureReason, 'aborted'>;
}

/**
 * An HTTP error without an envelope, such as a proxy's 403: the attempt had no effect. `code` is the
 * closest one of the contract. Only too many requests is worth another attempt, later and on the
 * same host, which is healthy.
 */
export interface HttpRejection {
  readonly kind: 'rejected';
  readonly code: number;
}

/** An answer of the back end. */
export type Answered<C extends Call> = Exclude<Answer<ContentOf<C>>, { kind: 'malformed' }>;

/** Makes one attempt. Never rejects. */
export type SendAttempt = <C extends Call>(
  attempt: Attempt<C>,
) => Promise<Answered<C> | HttpRejection | FailedAttempt>;
