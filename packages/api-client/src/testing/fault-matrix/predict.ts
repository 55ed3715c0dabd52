import { Code } from '@shop/contract';
import type { CourseOfCall } from './course-of-call';
import { type FaultCell, hostLetters } from './fault-cell';
import type { HostFault, Seen } from './host-fault';
import { type KindRule, type PlayerSees, kindRules } from './kind-rules';

const pauseSeconds = 4;

const notices: ReadonlyMap<number, string> = new Map([
  [-600, 'not-logged-in'],
  [-3001, 'no-game'],
  [-3014, 'wrong-domain'],
  [6001, 'not-real-name-verified'],
  [-3016, 'replenish-error'],
  [-3062, 'illegal-coupon-use'],
]);

interface Attempt {
  readonly host: number;
  readonly at: number;
  readonly endsAt: number;
  readonly seen: Seen;
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

/** The attempts of a call, one after the other, and whether it has left an order. */
function attemptsOf(cell: FaultCell): { attempts: Attempt[]; isStored: boolean } {
  const rule = kindRules[cell.kind];
  const isBound = rule.moves !== 'always' && !cell.sameBackend;
  const attempts: Attempt[] = [];
  let host = isBound ? 0 : (cell.remembered ?? 0);
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
  const rule = kindRules[cell.kind];
  const isBound = rule.moves !== 'always' && !cell.sameBackend;
  const before = cell.remembered === null ? null : `${hostLetters[cell.remembered] ?? ''}@0`;
  const isAnswer = seen.kind === 'content' || seen.kind === 'refused';
  if (!isAnswer || isBound || host === (cell.remembered ?? 0)) return before;
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
