import type { CallKind } from '@shop/contract';

/** The properties of the back end that decide what may be sent twice. */
export interface BackEnd {
  /** All hosts share one database, so that an order made on one is known on the others. */
  readonly sameBackend: boolean;
  /** A repeated `idempotency_key` returns the first order. */
  readonly honoursIdempotencyKey: boolean;
}

/** How a call is repeated. */
export interface RetryPolicy {
  /** How often it is sent, at most. */
  readonly attempts: 1 | 3;
  /** Whether it may be sent to a backup host. */
  readonly movesHost: boolean;
  /**
   * Whether it may be sent again however late: after too many requests, or after the phone slept
   * between two attempts. An action of the player, above all a purchase, must not happen hours later
   * without them.
   */
  readonly canRetryLate: boolean;
}

const once: RetryPolicy = { attempts: 1, movesHost: false, canRetryLate: false };

/**
 * Returns the policy of a kind of call. A call that creates something is repeated only if the back
 * end can recognise the repetition: the call carries a key, and the back end honours it.
 */
export function retryPolicy(kind: CallKind, backEnd: BackEnd, carriesKey: boolean): RetryPolicy {
  const thrice: RetryPolicy = { ...once, attempts: 3, movesHost: true };
  switch (kind) {
    case 'read':
    case 'preview':
    case 'poll':
    case 'claim':
      return { ...thrice, canRetryLate: true };
    case 'password':
      return thrice;
    case 'code-sign-in':
      return { ...thrice, movesHost: false };
    case 'create':
    case 'card':
      if (!carriesKey || !backEnd.honoursIdempotencyKey) return once;
      return { ...thrice, movesHost: backEnd.sameBackend };
    case 'track':
      return once;
  }
}
