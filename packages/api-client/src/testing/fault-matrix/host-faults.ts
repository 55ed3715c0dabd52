import { Code } from '@shop/contract';
import {
  type HostState,
  after,
  answer,
  blackHole,
  body,
  dead,
  drip,
  ok,
  redirect,
  slowly,
  stalled,
  truncated,
} from '../host-states';
import type { HostFault, Seen } from './host-fault';

/** A body that the client ignores because of the status. */
const unread = '{"code":1,"content":{"value":"no"}}';
const portal = '<!doctype html><title>Welcome to our hotel</title>';

function fault(name: string, seen: Seen, state: HostFault['state'], more = {}): HostFault {
  return { name, seen, state, afterMs: 0, isDone: seen.kind === 'content', ...more };
}

const done = { isDone: true };
const atTimeLimit = { afterMs: 10_000 };

function good(name: string, state: HostFault['state'], ms = 0): HostFault {
  return fault(name, { kind: 'content' }, state, { afterMs: ms });
}

function noAnswer(
  name: string,
  reason: Extract<Seen, { kind: 'no-answer' }>['reason'],
  state: HostState,
  more = {},
): HostFault {
  return fault(name, { kind: 'no-answer', reason }, () => state, more);
}

function httpRejection(status: number, code: number, text = '<html>'): HostFault {
  return fault(`a ${status}`, { kind: 'rejected', code }, () => body(text, status));
}

function refused(name: string, code: number, state?: HostState, more = {}): HostFault {
  const seen = { kind: 'refused', code, msg: 'no', isBeforeKey: false, ...more } as const;
  return fault(name, seen, () => state ?? answer(code, null, 'no'));
}

const beforeKey = { isBeforeKey: true };
const json = (content: unknown): string => JSON.stringify({ code: 1, msg: '', content });

/** Successful answers in different forms. */
export const goodAnswers = [
  good('an answer', ok),
  good('an answer at 9.9 s', (content) => after(9_900, ok(content)), 9_900),
  good('an answer in two pieces, 5 s apart', (content) => slowly(json(content), 5_000), 5_000),
  good('code "1"', (content) => answer('1', content)),
  good('a byte order mark, a key twice, __proto__', (content) =>
    body(`\ufeff{"code":0,"__proto__":{"code":2},${json(content).slice(1)}`),
  ),
] as const;

/** The connection fails. */
export const networkFaults = [
  noAnswer('a connection that is refused', 'network', dead),
  noAnswer('a connection that is reset after 3 s', 'network', after(3_000, dead), {
    afterMs: 3_000,
  }),
  noAnswer('a redirect to another site', 'network', redirect),
  noAnswer('a connection that is reset after the commit', 'network', dead, done),
  noAnswer('a body that breaks off', 'network', truncated, done),
] as const;

/** The answer is late or never comes. */
export const timeFaults = [
  noAnswer('a black hole', 'timeout', blackHole, atTimeLimit),
  noAnswer('a hang after the commit', 'timeout', blackHole, { ...atTimeLimit, ...done }),
  noAnswer('headers, then a stalled body', 'timeout', stalled, { ...atTimeLimit, ...done }),
  noAnswer('one byte a second', 'timeout', drip, { ...atTimeLimit, ...done }),
  noAnswer('an answer at 10.1 s', 'timeout', after(10_100, ok({ value: 'late' })), {
    ...atTimeLimit,
    ...done,
  }),
  noAnswer('a 408 with JSON', 'timeout', body(unread, 408)),
] as const;

/** The body is not an answer. */
export const unusableAnswers = [
  noAnswer('JSON that is cut', 'malformed', body('{"code":1,"content":{"value":"x"'), done),
  noAnswer('an empty 200', 'malformed', body('')),
  noAnswer('a 204', 'malformed', body('', 204), done),
  noAnswer('null', 'malformed', body('null')),
  noAnswer('the page of a captive portal', 'malformed', body(portal)),
  noAnswer('an array', 'malformed', body('[]')),
  noAnswer('a string', 'malformed', body('"ok"')),
  noAnswer('a number', 'malformed', body('1')),
  noAnswer('an answer without code', 'malformed', body('{"content":{"value":"x"}}'), done),
  noAnswer('an answer with a code in words', 'malformed', body('{"code":"one"}')),
  noAnswer('a success of the wrong shape', 'malformed', ok({ value: [] }), done),
] as const;

/** HTTP statuses of 5XX. */
export const serverErrors = [
  noAnswer('a 500 with JSON', 'server', body(unread, 500)),
  noAnswer('a 500 after the commit', 'server', body('', 500), done),
  noAnswer('a 502 with a proxy’s page', 'server', body('<html>', 502)),
  noAnswer('a 503, retry after 2 s', 'server', body('', 503, { 'retry-after': '2' })),
  noAnswer('a 503, retry after an hour', 'server', body('', 503, { 'retry-after': '3600' })),
  noAnswer('a 504 after 5 s, after the commit', 'server', after(5_000, body('', 504)), {
    afterMs: 5_000,
    ...done,
  }),
] as const;

/** HTTP errors of 4XX without an envelope. */
export const rejections = [
  httpRejection(400, Code.malformedRequest),
  httpRejection(401, Code.malformedRequest),
  httpRejection(403, Code.malformedRequest),
  httpRejection(404, Code.notFound),
  httpRejection(429, Code.tooManyRequests, unread),
] as const;

/** Refusals by the back end. */
export const refusals = [
  refused('not logged in', Code.notLoggedIn, undefined, beforeKey),
  refused('no game', Code.noGame),
  refused('wrong domain', Code.wrongDomain),
  refused('not real-name verified', Code.notRealNameVerified),
  refused('replenish error', Code.replenishError),
  refused('illegal coupon use', Code.illegalCouponUse),
  refused('link expired', Code.linkExpired),
  refused('purchase limit reached', Code.purchaseLimitReached),
  refused('a code of its own', -9999),
  refused('too many requests', Code.tooManyRequests, undefined, beforeKey),
  refused('a server error in an envelope', Code.serverError, undefined, beforeKey),
  refused('a refusal with HTTP 400', Code.roleNotFound, body('{"code":-3003,"msg":"no"}', 400)),
  refused('a refusal without msg', -9, body('{"code":-9,"msg":{"en":"no"}}'), { msg: '' }),
  refused('a refusal with markup', -9, answer(-9, null, '<img onerror>'), { msg: '<img onerror>' }),
] as const;

/** All faults by group. */
export const hostFaults = {
  'an answer': goodAnswers,
  'a network fault': networkFaults,
  'a fault of time': timeFaults,
  'an unusable answer': unusableAnswers,
  'a server error': serverErrors,
  'a rejection': rejections,
  'a refusal': refusals,
} as const;
