import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { SceneOptions } from '../testing/scene';
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
  stalled,
  truncated,
} from '../testing/host-states';
import { failedFor as failed, goodContent as content, makeCall } from '../testing/make-call';

const good = ok({ value: 'x' });
const html = body('<!doctype html><title>Welcome to our hotel</title>');

interface Row {
  readonly name: string;
  readonly world: SceneOptions;
  readonly asked: readonly string[];
  readonly outcome: object;
  /** Seconds from the call to its end. */
  readonly takes?: number;
  /** The remembered host. */
  readonly remembers?: string;
}

const once = ['a@0s'];
const twice = ['a@0s', 'a@4s'];
const thrice = ['a@0s', 'a@4s', 'a@8s'];
const unusable = (name: string, state: HostState): Row => ({
  name,
  world: { a: [state] },
  asked: thrice,
  outcome: failed('malformed'),
});

const reads: Row[] = [
  { name: 'a good answer', world: { a: [good] }, asked: once, outcome: content, takes: 0 },
  {
    name: 'a dead host, and no other',
    world: { a: [dead] },
    asked: thrice,
    outcome: failed('network'),
    takes: 8,
  },
  {
    name: 'a dead primary, a good backup',
    world: { a: [dead], b: [good] },
    asked: ['a@0s', 'b@4s'],
    outcome: content,
    takes: 4,
    remembers: 'http://b.test',
  },
  {
    name: 'two dead hosts, a good third',
    world: { a: [dead], b: [dead], c: [good] },
    asked: ['a@0s', 'b@4s', 'c@8s'],
    outcome: content,
    takes: 8,
    remembers: 'http://c.test',
  },
  {
    name: 'three attempts in total, not per host',
    world: { a: [dead], b: [dead] },
    asked: ['a@0s', 'b@4s', 'a@8s'],
    outcome: failed('network'),
    takes: 8,
  },
  {
    name: 'a black hole',
    world: { a: [blackHole] },
    asked: ['a@0s', 'a@14s', 'a@28s'],
    outcome: failed('timeout'),
    takes: 38,
  },
  {
    name: 'a black hole, a good backup',
    world: { a: [blackHole], b: [good] },
    asked: ['a@0s', 'b@14s'],
    outcome: content,
    takes: 14,
    remembers: 'http://b.test',
  },
  {
    name: 'headers, then a stalled body',
    world: { a: [stalled] },
    asked: ['a@0s', 'a@14s', 'a@28s'],
    outcome: failed('timeout'),
    takes: 38,
  },
  {
    name: 'one byte a second: the limit includes the body',
    world: { a: [drip] },
    asked: ['a@0s', 'a@14s', 'a@28s'],
    outcome: failed('timeout'),
    takes: 38,
  },
  {
    name: 'an answer at 9.9 s',
    world: { a: [after(9_900, good)] },
    asked: once,
    outcome: content,
    takes: 9.9,
  },
  {
    name: 'an answer at 10.1 s',
    world: { a: [after(10_100, answer(1, { value: 'late' })), good] },
    asked: ['a@0s', 'a@14s'],
    outcome: content,
    takes: 14,
  },
  {
    name: 'a connection reset before any byte',
    world: { a: [dead, good] },
    asked: twice,
    outcome: content,
  },
  {
    name: 'a body that breaks off',
    world: { a: [truncated, good] },
    asked: twice,
    outcome: content,
  },
  unusable('JSON that is cut', body('{"code":1,"msg":"","content":{"value":"x"')),
  unusable('an empty 200', body('')),
  unusable('a 204', body('', 204)),
  unusable('null', body('null')),
  unusable('the page of a captive portal', html),
  {
    name: 'a redirect to another site, which is not followed',
    world: { a: [redirect] },
    asked: thrice,
    outcome: failed('network'),
  },
  unusable('an array', body('[]')),
  unusable('a string', body('"ok"')),
  unusable('a number', body('1')),
  unusable('no code', body('{"msg":"","content":{"value":"x"}}')),
  unusable('a success of the wrong shape', ok({ value: [] })),
  { name: 'code "1"', world: { a: [answer('1', { value: 'x' })] }, asked: once, outcome: content },
  {
    name: 'a byte order mark, a key twice, __proto__',
    world: {
      a: [
        body(
          '\ufeff{"code":0,"code":1,"__proto__":{"code":2},"content":{"value":"x","__proto__":1}}',
        ),
      ],
    },
    asked: once,
    outcome: content,
  },
  {
    name: 'a 500 with JSON',
    world: { a: [body('{"code":1,"content":{"value":"no"}}', 500), good] },
    asked: twice,
    outcome: content,
  },
  {
    name: 'a 502 with a proxy’s page',
    world: { a: [body('<html>', 502)], b: [good] },
    asked: ['a@0s', 'b@4s'],
    outcome: content,
    remembers: 'http://b.test',
  },
  {
    name: 'a permanent 503',
    world: { a: [body('', 503)] },
    asked: thrice,
    outcome: failed('server'),
  },
  {
    name: 'a 503 with retry-after 2 s: the pause stays 4 s',
    world: { a: [body('', 503, { 'retry-after': '2' }), good] },
    asked: twice,
    outcome: content,
  },
  {
    name: 'a 503 with retry-after an hour',
    world: { a: [body('', 503, { 'retry-after': '3600' })] },
    asked: thrice,
    outcome: failed('server'),
  },
  {
    name: 'offline, and back after 3 s',
    world: { a: [(time, signal) => (time.now() < 3_000 ? dead : good)(time, signal)] },
    asked: twice,
    outcome: content,
  },
  {
    name: 'a 408',
    world: { a: [body('', 408)], b: [good] },
    asked: ['a@0s', 'b@4s'],
    outcome: content,
    remembers: 'http://b.test',
  },
  {
    name: 'a 429: sent again to the same host',
    world: { a: [body('', 429), good], b: [dead] },
    asked: twice,
    outcome: content,
  },
  {
    name: 'a permanent 429',
    world: { a: [body('', 429)] },
    asked: thrice,
    outcome: { kind: 'refused', code: Code.tooManyRequests, msg: '', content: null },
  },
  ...[400, 401, 403, 404].map((status) => ({
    name: `a ${status} with a page`,
    world: { a: [body('<html>', status)], b: [dead] },
    asked: once,
    outcome: {
      kind: 'refused',
      code: status === 404 ? Code.notFound : Code.malformedRequest,
      content: null,
    },
  })),
  {
    name: 'a 400 with an envelope',
    world: { a: [body('{"code":-3003,"msg":"no such role"}', 400)] },
    asked: once,
    outcome: { kind: 'refused', code: -3003, msg: 'no such role' },
  },
  {
    name: 'a refusal: an answer, so the call does not move',
    world: { a: [answer(-600, null, 'log in')], b: [dead] },
    asked: once,
    outcome: { kind: 'refused', code: -600, msg: 'log in', content: null },
  },
  {
    name: 'a refusal without msg',
    world: { a: [body('{"code":-9,"msg":{"en":"no"}}')] },
    asked: once,
    outcome: { kind: 'refused', code: -9, msg: '' },
  },
];

describe('a read in a bad network', () => {
  it.each(reads)('$name', async ({ world, asked, outcome: expected, takes, remembers }) => {
    const { scene, outcome, endedAt } = await makeCall('read', world);
    expect(scene.asked).toEqual(asked);
    expect(outcome).toMatchObject(expected);
    expect(endedAt).toBe(takes ?? endedAt);
    const stored = scene.memory.writes.map(({ host }) => host);
    expect(stored).toEqual(remembers === undefined ? [] : [remembers]);
    expect(scene.time.timers).toBe(0);
  });
});
