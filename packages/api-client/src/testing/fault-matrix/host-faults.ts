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

/** Whatever the status says of it, it is not looked at. */
const unread = '{"code":1,"content":{"value":"no"}}';
const portal = '<!doctype html><title>Welcome to our hotel</title>';

function fault(name: string, seen: Seen, state: HostFault['state'], more = {}): HostFault {
  return { name, seen, state, after: 0, isDone: seen.kind === 'content', ...more };
}

const done = { isDone: true };
const atLimit = { after: 10_000 };

function good(name: string, state: HostFault['state'], ms = 0): HostFault {
  return fault(name, { kind: 'content' }, state, { after: ms });
}

function lost(
  name: string,
  reason: Extract<Seen, { kind: 'lost' }>['reason'],
  state: HostState,
  more = {},
): HostFault {
  return fault(name, { kind: 'lost', reason }, () => state, more);
}

function rejected(status: number, code: number, text = '<html>'): HostFault {
  return fault(`a ${status}`, { kind: 'rejected', code }, () => body(text, status));
}

function refused(name: string, code: number, state?: HostState, more = {}): HostFault {
  const seen = { kind: 'refused', code, msg: 'no', isBeforeKey: false, ...more } as const;
  return fault(name, seen, () => state ?? answer(code, null, 'no'));
}

const beforeKey = { isBeforeKey: true };
const json = (content: unknown): string => JSON.stringify({ code: 1, msg: '', content });

/** An answer, and the same one in other clothes. */
export const goodAnswers = [
  good('an answer', ok),
  good('an answer at 9.9 s', (content) => after(9_900, ok(content)), 9_900),
  good('an answer in two pieces, 5 s apart', (content) => slowly(json(content), 5_000), 5_000),
  good('code "1"', (content) => answer('1', content)),
  good('a byte order mark, a key twice, __proto__', (content) =>
    body(`\ufeff{"code":0,"__proto__":{"code":2},${json(content).slice(1)}`),
  ),
] as const;

/** Nothing is heard. */
export const networkFaults = [
  lost('a connection that is refused', 'network', dead),
  lost('a connection that is reset after 3 s', 'network', after(3_000, dead), { after: 3_000 }),
  lost('a redirect to another site', 'network', redirect),
  lost('a connection that is reset when all is done', 'network', dead, done),
  lost('a body that breaks off', 'network', truncated, done),
] as const;

/** Too late. */
export const timeFaults = [
  lost('a black hole', 'timeout', blackHole, atLimit),
  lost('a hang when all is done', 'timeout', blackHole, { ...atLimit, ...done }),
  lost('headers, then a stalled body', 'timeout', stalled, { ...atLimit, ...done }),
  lost('one byte a second', 'timeout', drip, { ...atLimit, ...done }),
  lost('an answer at 10.1 s', 'timeout', after(10_100, ok({ value: 'late' })), {
    ...atLimit,
    ...done,
  }),
  lost('a 408 with JSON', 'timeout', body(unread, 408)),
] as const;

/** Something that is no answer. */
export const unusableAnswers = [
  lost('JSON that is cut', 'malformed', body('{"code":1,"content":{"value":"x"'), done),
  lost('an empty 200', 'malformed', body('')),
  lost('a 204', 'malformed', body('', 204), done),
  lost('null', 'malformed', body('null')),
  lost('the page of a captive portal', 'malformed', body(portal)),
  lost('an array', 'malformed', body('[]')),
  lost('a string', 'malformed', body('"ok"')),
  lost('a number', 'malformed', body('1')),
  lost('an answer without code', 'malformed', body('{"content":{"value":"x"}}'), done),
  lost('an answer with a code in words', 'malformed', body('{"code":"one"}')),
  lost('a success of the wrong shape', 'malformed', ok({ value: [] }), done),
] as const;

/** The host is not well. */
export const serverErrors = [
  lost('a 500 with JSON', 'server', body(unread, 500)),
  lost('a 500 when all is done', 'server', body('', 500), done),
  lost('a 502 with a proxy’s page', 'server', body('<html>', 502)),
  lost('a 503, retry after 2 s', 'server', body('', 503, { 'retry-after': '2' })),
  lost('a 503, retry after an hour', 'server', body('', 503, { 'retry-after': '3600' })),
  lost('a 504 after 5 s, when all is done', 'server', after(5_000, body('', 504)), {
    after: 5_000,
    ...done,
  }),
] as const;

/** Nobody looked at the call. */
export const rejections = [
  rejected(400, Code.malformedRequest),
  rejected(401, Code.malformedRequest),
  rejected(403, Code.malformedRequest),
  rejected(404, Code.notFound),
  rejected(429, Code.tooManyRequests, unread),
] as const;

/** The back end's own no. */
export const refusals = [
  refused('not logged in', Code.notLoggedIn, undefined, beforeKey),
  refused('no game', Code.noGame),
  refused('wrong domain', Code.wrongDomain),
  refused('not real-name verified', Code.notRealNameVerified),
  refused('replenish error', Code.replenishError),
  refused('illegal coupon use', Code.illegalCouponUse),
  refused('purchase limit reached', Code.purchaseLimitReached),
  refused('a code of its own', -9999),
  refused('too many requests', Code.tooManyRequests, undefined, beforeKey),
  refused('a server error in words', Code.serverError, undefined, beforeKey),
  refused('a no with HTTP 400', Code.roleNotFound, body('{"code":-3003,"msg":"no"}', 400)),
  refused('a no without msg', -9, body('{"code":-9,"msg":{"en":"no"}}'), { msg: '' }),
  refused('a no with markup', -9, answer(-9, null, '<img onerror>'), { msg: '<img onerror>' }),
] as const;

/** Everything above, by what it has in common. */
export const hostFaults = {
  'an answer': goodAnswers,
  'a network fault': networkFaults,
  'a fault of time': timeFaults,
  'an unusable answer': unusableAnswers,
  'a server error': serverErrors,
  'a rejection': rejections,
  'a refusal': refusals,
} as const;
