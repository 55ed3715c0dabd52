import type { CallKind } from '@shop/contract';

/** What the player gets to see of a call that nobody has answered. */
export type WhenAllFailed =
  /** The network message; what was on the page stays, and can be asked for again. */
  | 'toast'
  /** Nothing of its own: the page goes on without, or with what it knew. */
  | 'quiet'
  /** `receive_fail`; the list of rewards is read again. */
  | 'receive-failed'
  /** `log_fail`; the code of the sign-in is used up, so that it starts anew. */
  | 'log-fail'
  /** The unknown outcome: do not pay again. Never "failed". */
  | 'unknown'
  /** As `unknown`: do not enter the card again yet. */
  | 'card-unknown'
  /** Not even the page notices. */
  | 'nothing';

/** By its kind, what a call comes to when all attempts have failed (spec §8). */
export const whenAllFailed = {
  read: 'toast',
  preview: 'quiet',
  poll: 'quiet',
  claim: 'receive-failed',
  password: 'toast',
  'code-sign-in': 'log-fail',
  create: 'unknown',
  card: 'card-unknown',
  track: 'nothing',
} as const satisfies Record<CallKind, WhenAllFailed>;
