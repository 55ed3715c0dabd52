import { type CallKind, Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { SceneOptions } from '../testing/scene';
import { after, answer, blackHole, body, dead, ok, truncated } from '../testing/host-states';
import { failedFor as failed, goodContent as content, makeCall } from '../testing/make-call';

const good = ok({ value: 'x' });
const html = body('<!doctype html><title>Welcome to our hotel</title>');
const key = { idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11' };
const once = ['a@0s'];
const twice = ['a@0s', 'a@4s'];
const thrice = ['a@0s', 'a@4s', 'a@8s'];

/** The expected requests and outcome, by kind and states of the hosts. */
const kinds: [string, CallKind, SceneOptions, object, readonly string[], object][] = [
  ['preview moves', 'preview', { a: [dead], b: [good] }, {}, ['a@0s', 'b@4s'], content],
  ['poll: 5XX ×3 is no fail', 'poll', { a: [body('', 500)] }, {}, thrice, failed('server')],
  ['claim moves', 'claim', { a: [dead], b: [good] }, {}, ['a@0s', 'b@4s'], content],
  ['password moves', 'password', { a: [dead], b: [good] }, {}, ['a@0s', 'b@4s'], content],
  [
    'a wrong password is not sent again',
    'password',
    { a: [answer(Code.loginRefused)] },
    {},
    once,
    { kind: 'refused', code: Code.loginRefused },
  ],
  [
    'a password is not sent again after a 429',
    'password',
    { a: [body('', 429)] },
    {},
    once,
    { kind: 'refused', code: Code.tooManyRequests },
  ],
  [
    'a sign-in code stays on its host',
    'code-sign-in',
    { a: [blackHole, good], b: [dead] },
    {},
    ['a@0s', 'a@14s'],
    content,
  ],
  [
    'a sign-in code that an earlier attempt has used up',
    'code-sign-in',
    { a: [blackHole, answer(Code.loginRefused)] },
    {},
    ['a@0s', 'a@14s'],
    { kind: 'refused', code: Code.loginRefused, attempts: 2 },
  ],
  ['claim: lost answer', 'claim', { a: [truncated, good] }, {}, twice, content],
  ['tracking: a hang', 'track', { a: [blackHole] }, {}, once, failed('timeout', 1)],
  ['tracking is never repeated', 'track', { a: [dead], b: [good] }, {}, once, failed('network', 1)],

  [
    'create: a hang after the commit',
    'create',
    { a: [blackHole, good] },
    key,
    ['a@0s', 'a@14s'],
    content,
  ],
  ['create: cut after the commit', 'create', { a: [truncated, good] }, key, twice, content],
  [
    'create: a late answer',
    'create',
    { a: [after(11_000, good), good] },
    key,
    ['a@0s', 'a@14s'],
    content,
  ],
  [
    'create: three time-outs',
    'create',
    { a: [blackHole] },
    key,
    ['a@0s', 'a@14s', 'a@28s'],
    failed('timeout'),
  ],
  ['create: one back end', 'create', { a: [dead], b: [good] }, key, ['a@0s', 'b@4s'], content],
  [
    'create: several back ends',
    'create',
    { a: [dead], b: [good], backEnd: { sameBackend: false } },
    key,
    thrice,
    failed('network'),
  ],
  [
    'create: the key is not honoured',
    'create',
    { a: [dead], b: [good], backEnd: { honoursIdempotencyKey: false } },
    key,
    once,
    failed('network', 1),
  ],
  ['create: without a key', 'create', { a: [dead], b: [good] }, {}, once, failed('network', 1)],
  ['create: unusable answer', 'create', { a: [html, good] }, key, twice, content],
  ['create: 5XX', 'create', { a: [body('', 504), good] }, key, twice, content],
  [
    'create: 429',
    'create',
    { a: [body('', 429), good] },
    key,
    once,
    { kind: 'refused', code: Code.tooManyRequests },
  ],
  [
    'create: refused',
    'create',
    { a: [answer(-3061)] },
    key,
    once,
    { kind: 'refused', code: -3061 },
  ],
  ['card: lost answer', 'card', { a: [truncated, good] }, key, twice, content],
  ['card: all fail', 'card', { a: [dead] }, key, thrice, failed('network')],
];

describe('the kind of a call decides', () => {
  it.each(kinds)('%s', async (_, kind, world, params, asked, expected) => {
    const { scene, outcome } = await makeCall(kind, world, params);
    expect(scene.asked).toEqual(asked);
    expect(outcome).toMatchObject(expected);
  });
});
