import { Code } from '@shop/contract';
import type { FaultCase } from './fault-case';
import type { HostFault, Seen } from './host-fault';
import { type KindRule, kindRules } from './kind-rules';

const retryPauseSeconds = 4;

/** One request of a call in the model. Times are in seconds from the start of the call. */
export interface ModelAttempt {
  /** Index of the host that receives it. */
  readonly host: number;
  readonly at: number;
  readonly endsAt: number;
  readonly seen: Seen;
}

/** Whether a call must use the primary host, whichever is remembered. */
export function isBound({ kind, sameBackend }: FaultCase): boolean {
  return kindRules[kind].moves !== 'always' && !sameBackend;
}

/** Applies the idempotency key to a fault: a back end that has the order returns it. */
function seenOf(fault: HostFault, rule: KindRule, isStored: boolean): Seen {
  const { seen } = fault;
  if (!rule.creates || !isStored || seen.kind !== 'refused' || seen.isBeforeKey) return seen;
  return { kind: 'content' };
}

function isRepeated(seen: Seen, { canRetryLate }: KindRule): boolean {
  if (seen.kind === 'rejected') return canRetryLate && seen.code === Code.tooManyRequests;
  return seen.kind === 'no-answer';
}

function moves(seen: Seen, { moves: rule }: KindRule, sameBackend: boolean): boolean {
  if (seen.kind !== 'no-answer') return false;
  return rule === 'always' || (rule === 'within one back end' && sameBackend);
}

/** Returns the attempts of a call in their order. */
export function attemptsOf(faultCase: FaultCase): {
  readonly attempts: readonly ModelAttempt[];
  /** Whether the call has stored an order. */
  readonly isStored: boolean;
} {
  const rule = kindRules[faultCase.kind];
  const attempts: ModelAttempt[] = [];
  let host = isBound(faultCase) ? 0 : (faultCase.remembered ?? 0);
  let at = 0;
  let isStored = false;
  for (let number = 1; number <= rule.attempts; number += 1) {
    const fault = faultCase.faultAt(host, number);
    const seen = seenOf(fault, rule, isStored);
    const endsAt = at + fault.afterMs / 1000;
    attempts.push({ host, at, endsAt, seen });
    isStored ||= rule.creates && fault.isDone;
    if (!isRepeated(seen, rule)) break;
    if (moves(seen, rule, faultCase.sameBackend)) host = (host + 1) % faultCase.hosts;
    at = endsAt + retryPauseSeconds;
  }
  return { attempts, isStored };
}
