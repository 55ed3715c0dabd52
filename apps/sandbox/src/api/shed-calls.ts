import type { Call, CallKind } from '@shop/contract';
import { type SemaphoreLimits, createSemaphore } from '../hosts/semaphore';
import { type Outcome, refuseForNow } from './outcome';

/** The limits of calls that are answered at once; sign-ins have limits of their own. */
export interface CallLimits {
  /** Calls that only read: a player loses nothing by asking again. */
  readonly reads: SemaphoreLimits;
  /** Purchases and claims; reads cannot crowd them out, nor they reads. */
  readonly purchases: SemaphoreLimits;
}

const limitOf = {
  read: 'reads',
  preview: 'reads',
  poll: 'reads',
  track: 'reads',
  claim: 'purchases',
  create: 'purchases',
  card: 'purchases',
  password: null,
  'code-sign-in': null,
} as const satisfies Record<CallKind, keyof CallLimits | null>;

const retryPauseMs = 5_000;

/** Answers a call, or refuses it unprocessed. */
export type AnswerOrShed = (
  call: Call,
  answer: () => Promise<Outcome<unknown>>,
) => Promise<Outcome<unknown>>;

/**
 * Sheds load: a call that cannot start in time is refused with -4290 before anything is done for it,
 * instead of being answered after its client has given up (docs/adr/0051).
 */
export function shedCalls({ reads, purchases }: CallLimits): AnswerOrShed {
  const semaphores = { reads: createSemaphore(reads), purchases: createSemaphore(purchases) };
  return async ({ kind }, answer) => {
    const limit = limitOf[kind];
    if (limit === null) return answer();
    return (await semaphores[limit].run(answer)) ?? refuseForNow(retryPauseMs);
  };
}
