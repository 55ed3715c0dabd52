import type { CallKind } from '@shop/contract';

/** How the shop shows a call that had no answer. */
export type FailurePresentation =
  /** The network message. The page keeps its content, and the player can try again. */
  | 'toast'
  /** No message: the page goes on without the answer, or with an earlier one. */
  | 'quiet'
  /** `receive_fail`; the list of rewards is refetched. */
  | 'receive-failed'
  /** `log_fail`; the code of the sign-in is used up, so the sign-in starts again. */
  | 'log-fail'
  /** The unknown outcome: do not pay again. Never "failed". */
  | 'unknown'
  /** As `unknown`: do not enter the card again yet. */
  | 'card-unknown'
  /** The page ignores it. */
  | 'nothing';

/** How a call is shown when all attempts have failed, by its kind (spec §8). */
export const failurePresentation = {
  read: 'toast',
  preview: 'quiet',
  poll: 'quiet',
  claim: 'receive-failed',
  password: 'toast',
  'code-sign-in': 'log-fail',
  create: 'unknown',
  card: 'card-unknown',
  track: 'nothing',
} as const satisfies Record<CallKind, FailurePresentation>;
