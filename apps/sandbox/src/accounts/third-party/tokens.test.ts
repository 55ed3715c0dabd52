import { Code } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOfBothDoors, prove, signInBy } from '../../test-sandbox/proofs';
import { type Query, type TestSandbox, openTestSandbox } from '../../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  await sandbox.services.clock.moveTo(0);
  await sandbox.empty('login_attempts');
});

const hour = 60 * 60_000;

async function anHourOld(kind: 'facebook' | 'vk'): Promise<Query> {
  const proof = await prove(sandbox, kind);
  await sandbox.services.clock.moveTo(hour);
  return proof;
}

async function vkTokenAtFacebook(): Promise<Query> {
  const { vk_access_token: token = '' } = await prove(sandbox, 'vk');
  return { fb_access_token: token };
}

async function facebookTokenAtVk(): Promise<Query> {
  const { fb_access_token: token = '' } = await prove(sandbox, 'facebook');
  return { vk_access_token: token };
}

async function vkWith(uid: string): Promise<Query> {
  return { ...(await prove(sandbox, 'vk')), uid };
}

describe('a token from the page is refused', () => {
  const cases: readonly (readonly ['facebook' | 'vk', string, () => Promise<Query>])[] = [
    ['facebook', 'that was not issued', async () => ({ fb_access_token: 'x' })],
    ['facebook', 'that has expired', async () => anHourOld('facebook')],
    [
      'facebook',
      'that was made for another app',
      async () => prove(sandbox, 'facebook', { brand: 'merlion' }),
    ],
    ['facebook', 'of another provider', vkTokenAtFacebook],
    ['vk', 'that was not issued', async () => ({ vk_access_token: 'x' })],
    ['vk', 'that has expired', async () => anHourOld('vk')],
    ['vk', 'that was made for another app', async () => prove(sandbox, 'vk', { brand: 'merlion' })],
    ['vk', 'of another provider', facebookTokenAtVk],
    ['vk', 'with a lie about whose it is', async () => vkWith('1')],
    ['vk', 'with a longer id', async () => vkWith(`${(await prove(sandbox, 'vk'))['uid'] ?? ''}0`)],
  ];
  it.each(cases)('%s: %s', async (kind, _, make) => {
    const codes = await codesOfBothDoors(sandbox, kind, await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

it('takes the user from the provider: without the uid of the page it is the same account', async () => {
  const { uid: _uid, ...silent } = await prove(sandbox, 'vk');
  const one = await signInBy(sandbox, 'vk', silent);
  const other = await signInBy(sandbox, 'vk', await prove(sandbox, 'vk'));
  const suid = one.kind === 'content' ? one.content.suid : '';
  expect(other).toMatchObject({ content: { suid } });
});
