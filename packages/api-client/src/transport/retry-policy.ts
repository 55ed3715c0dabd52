import type { CallKind } from '@shop/contract';

/** What is known about the back end; it decides what may be sent twice. */
export interface BackEnd {
  /** All hosts stand before one database, so that an order made on one is known on the others. */
  readonly sameBackend: boolean;
  /** A repeated `idempotency_key` is answered with the first order. */
  readonly honoursIdempotencyKey: boolean;
}

/** How a call is repeated. */
export interface RetryPolicy {
  /** How often it is sent at most. */
  readonly attempts: 1 | 3;
  /** Whether it may be sent to a backup host. */
  readonly movesHost: boolean;
  /**
   * Whether it may be sent again however late: "too many requests" is waited out, and so is a phone
   * that sleeps between two attempts. What a player does, a purchase above all, must not be done hours
   * later behind their back.
   */
  readonly isPatient: boolean;
}

const once: RetryPolicy = { attempts: 1, movesHost: false, isPatient: false };

/**
 * The policy of a kind of call. What creates something is repeated only if both sides can tell the
 * repetition: the call carries a key, and the back end keeps it.
 */
export function retryPolicy(kind: CallKind, backEnd: BackEnd, carriesKey: boolean): RetryPolicy {
  const thrice: RetryPolicy = { ...once, attempts: 3, movesHost: true };
  switch (kind) {
    case 'read':
    case 'preview':
    case 'poll':
    case 'claim':
      return { ...thrice, isPatient: true };
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
