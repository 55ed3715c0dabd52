/** Why a call has no answer: nothing was heard, too late, nothing readable, or not from the API. */
export type FailureReason = 'network' | 'timeout' | 'malformed' | 'server' | 'aborted';

/** The back end's own no. Its codes are in `Code` of the contract. */
export interface Refusal {
  readonly kind: 'refused';
  /** The call's name. */
  readonly call: string;
  /** How often it was sent, from 1 to 3: the attempts before this answer were lost. */
  readonly attempts: number;
  readonly code: number;
  /** In the player's language where the back end knows it; may be empty. At most 300 characters. */
  readonly msg: string;
  /** Unparsed; null for most codes. */
  readonly content: unknown;
}

/**
 * No answer. What was asked for may have happened nevertheless: of a call that creates something
 * say "unknown", never "failed".
 */
export interface CallFailed {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** The call's name. */
  readonly call: string;
  /** How often it was sent, from 1 to 3. */
  readonly attempts: number;
}

/** Everything a call can end with besides its content. Serialisable as it is. */
export type CallFailure = Refusal | CallFailed;

/** How a call ended. */
export type CallOutcome<Content> =
  { readonly kind: 'content'; readonly content: Content } | CallFailure;
