import { type Attempt, attemptsOf, isBound } from './attempts-of';
import type { CourseOfCall } from './course-of-call';
import { type FaultCell, hostLetters } from './fault-cell';
import type { Seen } from './host-fault';
import { type KindRule, type PlayerSees, kindRules } from './kind-rules';

const notices: ReadonlyMap<number, string> = new Map([
  [-600, 'not-logged-in'],
  [-3001, 'no-game'],
  [-3014, 'wrong-domain'],
  [6001, 'not-real-name-verified'],
  [-3016, 'replenish-error'],
  [-3062, 'illegal-coupon-use'],
]);

function outcomeOf(seen: Seen, attempts: number): string {
  switch (seen.kind) {
    case 'content':
      return 'content';
    case 'refused':
      return `refused ${seen.code} "${seen.msg}" after ${attempts}`;
    case 'rejected':
      return `refused ${seen.code} "" after ${attempts}`;
    case 'lost':
      return `failed ${seen.reason} after ${attempts}`;
  }
}

function playerSees(seen: Seen, attempts: number, rule: KindRule): PlayerSees {
  switch (seen.kind) {
    case 'content':
      return 'what was asked for';
    case 'lost':
      return rule.afterAll;
    case 'rejected':
    case 'refused': {
      const isUnheard = seen.kind === 'rejected' || seen.isBeforeKey;
      return rule.creates && attempts > 1 && isUnheard ? rule.afterAll : 'the refusal';
    }
  }
}

function eventsOf(seen: Seen): readonly string[] {
  if (seen.kind === 'lost') return ['failed'];
  const notice = seen.kind === 'refused' ? notices.get(seen.code) : undefined;
  return notice === undefined ? [] : [notice];
}

/** The host that answers is remembered; the primary by forgetting all others. */
function remembersAfter(cell: FaultCell, { host, endsAt, seen }: Attempt): string | null {
  const before = cell.remembered === null ? null : `${hostLetters[cell.remembered] ?? ''}@0`;
  const isAnswer = seen.kind === 'content' || seen.kind === 'refused';
  if (!isAnswer || isBound(cell) || host === (cell.remembered ?? 0)) return before;
  return host === 0 ? null : `${hostLetters[host] ?? ''}@${endsAt}`;
}

/**
 * How a call goes in a cell. A model: it knows the rules and nothing of the client, not even its
 * time, and is short enough to be checked by reading.
 */
export function predict(cell: FaultCell): CourseOfCall {
  const { attempts, isStored } = attemptsOf(cell);
  const last = attempts.at(-1);
  if (last === undefined) throw new Error('A call is sent at least once.');
  return {
    asked: attempts.map(({ host, at }) => `${hostLetters[host] ?? ''}@${at}`),
    endsAt: last.endsAt,
    outcome: outcomeOf(last.seen, attempts.length),
    remembers: remembersAfter(cell, last),
    events: eventsOf(last.seen),
    sees: playerSees(last.seen, attempts.length, kindRules[cell.kind]),
    orders: isStored ? 1 : 0,
  };
}
