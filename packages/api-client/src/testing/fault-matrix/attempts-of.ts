import { Code } from '@shop/contract';
import type { FaultCell } from './fault-cell';
import type { HostFault, Seen } from './host-fault';
import { type KindRule, kindRules } from './kind-rules';

const pauseSeconds = 4;

/** One request of a call, as the model sees it. Times are in seconds from the start of the call. */
export interface Attempt {
  /** Index of the host that is asked. */
  readonly host: number;
  readonly at: number;
  readonly endsAt: number;
  readonly seen: Seen;
}

/** Whether a call belongs to the primary host, whatever is remembered. */
export function isBound({ kind, sameBackend }: FaultCell): boolean {
  return kindRules[kind].moves !== 'always' && !sameBackend;
}

/** What a back end that keeps keys makes of a fault: an order it has is the answer to its key. */
function seenOf(fault: HostFault, rule: KindRule, isStored: boolean): Seen {
  const { seen } = fault;
  if (!rule.creates || !isStored || seen.kind !== 'refused' || seen.isBeforeKey) return seen;
  return { kind: 'content' };
}

function isRepeated(seen: Seen, { isPatient }: KindRule): boolean {
  if (seen.kind === 'rejected') return isPatient && seen.code === Code.tooManyRequests;
  return seen.kind === 'lost';
}

function moves(seen: Seen, { moves: rule }: KindRule, sameBackend: boolean): boolean {
  if (seen.kind !== 'lost') return false;
  return rule === 'always' || (rule === 'within one back end' && sameBackend);
}

/** The attempts of a call, one after the other. */
export function attemptsOf(cell: FaultCell): {
  readonly attempts: readonly Attempt[];
  /** Whether the call has left an order. */
  readonly isStored: boolean;
} {
  const rule = kindRules[cell.kind];
  const attempts: Attempt[] = [];
  let host = isBound(cell) ? 0 : (cell.remembered ?? 0);
  let at = 0;
  let isStored = false;
  for (let number = 1; number <= rule.attempts; number += 1) {
    const fault = cell.faultAt(host, number);
    const seen = seenOf(fault, rule, isStored);
    const endsAt = at + fault.after / 1000;
    attempts.push({ host, at, endsAt, seen });
    isStored ||= rule.creates && fault.isDone;
    if (!isRepeated(seen, rule)) break;
    if (moves(seen, rule, cell.sameBackend)) host = (host + 1) % cell.hosts;
    at = endsAt + pauseSeconds;
  }
  return { attempts, isStored };
}
