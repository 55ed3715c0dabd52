import { type ModelAttempt, attemptsOf, isBound } from './attempts-of';
import type { CallTrace } from './call-trace';
import { type FaultCase, hostLetters } from './fault-case';
import type { Seen } from './host-fault';
import { type KindRule, type PlayerSees, kindRules } from './kind-rules';

const notices: ReadonlyMap<number, string> = new Map([
  [-600, 'not-logged-in'],
  [-3001, 'no-game'],
  [-3014, 'wrong-domain'],
  [6001, 'not-real-name-verified'],
  [-3016, 'replenish-error'],
  [-3062, 'illegal-coupon-use'],
  [-3072, 'link-expired'],
]);

function outcomeOf(seen: Seen, attempts: number): string {
  switch (seen.kind) {
    case 'content':
      return 'content';
    case 'refused':
      return `refused ${seen.code} "${seen.msg}" after ${attempts}`;
    case 'rejected':
      return `refused ${seen.code} "" after ${attempts}`;
    case 'no-answer':
      return `failed ${seen.reason} after ${attempts}`;
  }
}

function playerSees(seen: Seen, attempts: number, rule: KindRule): PlayerSees {
  switch (seen.kind) {
    case 'content':
      return 'the content';
    case 'no-answer':
      return rule.presentation;
    case 'rejected':
    case 'refused': {
      const isUnprocessed = seen.kind === 'rejected' || seen.isBeforeKey;
      return rule.creates && attempts > 1 && isUnprocessed ? rule.presentation : 'the refusal';
    }
  }
}

function eventsOf(seen: Seen): readonly string[] {
  if (seen.kind === 'no-answer') return ['failed'];
  const notice = seen.kind === 'refused' ? notices.get(seen.code) : undefined;
  return notice === undefined ? [] : [notice];
}

/** Returns what is remembered: the host that answered, or nothing if it was the primary. */
function remembersAfter(faultCase: FaultCase, { host, endsAt, seen }: ModelAttempt): string | null {
  const before =
    faultCase.remembered === null ? null : `${hostLetters[faultCase.remembered] ?? ''}@0`;
  const isAnswer = seen.kind === 'content' || seen.kind === 'refused';
  if (!isAnswer || isBound(faultCase) || host === (faultCase.remembered ?? 0)) return before;
  return host === 0 ? null : `${hostLetters[host] ?? ''}@${endsAt}`;
}

/**
 * Returns the trace that a case should have, from the rules alone. It shares no code with the client,
 * and is short enough to be checked by reading.
 */
export function modelTrace(faultCase: FaultCase): CallTrace {
  const { attempts, isStored } = attemptsOf(faultCase);
  const last = attempts.at(-1);
  if (last === undefined) throw new Error('A call is sent at least once.');
  return {
    asked: attempts.map(({ host, at }) => `${hostLetters[host] ?? ''}@${at}`),
    endsAt: last.endsAt,
    outcome: outcomeOf(last.seen, attempts.length),
    remembers: remembersAfter(faultCase, last),
    events: eventsOf(last.seen),
    sees: playerSees(last.seen, attempts.length, kindRules[faultCase.kind]),
    orders: isStored ? 1 : 0,
  };
}
