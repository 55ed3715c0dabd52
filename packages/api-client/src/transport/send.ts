import type { Answer, Call, ContentOf, ParamsOf } from '@shop/contract';
import type { CallOutcome } from './call-outcome';

/** A call to be made. */
export interface CallRequest<C extends Call> {
  readonly call: C;
  readonly params: ParamsOf<C>;
  readonly signal: AbortSignal;
}

/** Makes a call, however many attempts it takes. Never rejects. */
export type SendCall = <C extends Call>(
  request: CallRequest<C>,
) => Promise<CallOutcome<ContentOf<C>>>;

/** One attempt at a call: the full address is settled. */
export interface Attempt<C extends Call> {
  readonly call: C;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** An attempt without an answer. */
export interface Lost {
  readonly kind: 'lost';
  readonly reason: 'network' | 'timeout' | 'malformed' | 'server';
}

/**
 * An HTTP error that says the call was not looked at, without a word of the back end about it. The
 * code is the one of the contract that comes nearest. This attempt did nothing. Another one will
 * not help, except where there were too many: then later, on the same host, for this one is well.
 */
export interface Rejected {
  readonly kind: 'rejected';
  readonly code: number;
}

/** An answer of the back end. */
export type Answered<C extends Call> = Exclude<Answer<ContentOf<C>>, { kind: 'malformed' }>;

/** Makes one attempt. Never rejects. */
export type SendAttempt = <C extends Call>(
  attempt: Attempt<C>,
) => Promise<Answered<C> | Rejected | Lost>;
