import { Code } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prove, signInBy, thirdPartyCalls } from '../../test-sandbox/proofs';
import { type Query, type TestSandbox, openTestSandbox } from '../../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

const doors = ['shop', 'inGame'] as const;
const nova = { origin: 'http://nova.localhost:4000' };

describe('the game of a sign-in', () => {
  it.each([
    ['an unknown one', '999999', {}, Code.noGame],
    ['a head of a group', '540010', {}, Code.noGame],
    ['another brand’s, at this shop', '520021', nova, Code.noGame],
    ['a game of another brand, with a code of this one', '520021', {}, Code.loginRefused],
  ])('%s is refused', async (_, game, headers, code) => {
    const proof = await prove(sandbox, 'huawei');
    for (const door of doors)
      expect(await signInBy(sandbox, 'huawei', proof, { door, game, headers })).toMatchObject({
        kind: 'refused',
        code,
      });
  });
});

describe('a kind of sign-in that a brand does not offer', () => {
  it.each([
    ['facebook', 'haneul', '540001'],
    ['vk', 'merlion', '520021'],
    ['huawei', 'formosa', '530001'],
  ] as const)('%s is refused at %s', async (kind, brand, game) => {
    const proof = await prove(sandbox, kind, { brand });
    for (const door of doors)
      expect(await signInBy(sandbox, kind, proof, { door, game })).toMatchObject({
        code: Code.loginRefused,
      });
  });
});

describe('the parameters of a sign-in', () => {
  it.each(Object.entries(thirdPartyCalls))('%s: all are required', async (_, both) => {
    const named: readonly Query[] = [{}, { client_id: '510001', game_id: '510001' }];
    for (const door of doors)
      for (const query of named)
        expect(await sandbox.ask(both[door], query)).toMatchObject({ code: Code.malformedRequest });
  });
});

it('limits parallel requests to the provider when many guesses arrive at once', async () => {
  const maxParallel = 16;
  let [asked, maxAsked] = [0, 0];
  let reachLimit: (() => void) | undefined;
  const limitReached = new Promise<void>((resolve) => {
    reachLimit = resolve;
  });
  const slow = await openTestSandbox({
    askProvider: async () => {
      asked += 1;
      maxAsked = Math.max(maxAsked, asked);
      if (asked === maxParallel) reachLimit?.();
      await limitReached;
      // Gives guesses beyond the limit, if there were any, time to arrive here.
      for (let turn = 0; turn < 20; turn += 1) await slow.services.database.execute('select 1');
      asked -= 1;
      return { status: 400, body: '' };
    },
  });
  const guesses = Array.from({ length: 100 }, async (_, index) =>
    signInBy(slow, 'facebook', { fb_access_token: `guess ${String(index)}` }),
  );
  const codes = (await Promise.all(guesses)).map((one) => (one.kind === 'refused' ? one.code : 1));
  await slow.close();
  expect(new Set(codes)).toEqual(new Set([Code.loginRefused, Code.tooManyRequests]));
  expect(maxAsked).toBe(maxParallel);
});
