import { createHash } from 'node:crypto';
import { Code } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOfBothDoors, prove, signInBy } from '../../test-sandbox/proofs';
import { redirectUri } from '../../test-sandbox/provider-visit';
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

const minuteMs = 60_000;
const redirectUriOfNova = redirectUri('nova', 'google');
const challenge = createHash('sha256').update('the verifier').digest('base64url');

async function google(change: Query = {}): Promise<Query> {
  return { ...(await prove(sandbox, 'google')), ...change };
}

async function after(minutes: number, proof: Query): Promise<Query> {
  await sandbox.services.clock.moveTo(minutes * minuteMs);
  return proof;
}

async function used(kind: 'google' | 'huawei'): Promise<Query> {
  const proof = await prove(sandbox, kind);
  await signInBy(sandbox, kind, proof);
  return proof;
}

async function codeOf(kind: 'google' | 'huawei'): Promise<Query> {
  const { authorization_code: code = '' } = await prove(sandbox, kind);
  return { authorization_code: code };
}

async function ofAnotherBrand(): Promise<Query> {
  const proof = await prove(sandbox, 'google', { brand: 'merlion' });
  return { ...proof, pkg: 'example.nova.shop' };
}

describe('a code of Google is refused', () => {
  const cases: readonly (readonly [string, () => Promise<Query>])[] = [
    ['that was not issued', async () => google({ authorization_code: 'x' })],
    ['after ten minutes', async () => after(10.1, await google())],
    ['that was used, after a minute', async () => after(1.1, await used('google'))],
    ['of another provider', async () => google(await codeOf('huawei'))],
    ['of another brand', ofAnotherBrand],
    ['with a longer address', async () => google({ redirect_uri: `${redirectUriOfNova}/x` })],
    [
      'with a query behind the address',
      async () => google({ redirect_uri: `${redirectUriOfNova}?x=1` }),
    ],
    [
      'with a shorter address',
      async () => google({ redirect_uri: redirectUriOfNova.slice(0, -1) }),
    ],
    [
      'with the demo shop’s address',
      async () => google({ redirect_uri: redirectUri('demo-nova', 'google') }),
    ],
    [
      'with another provider’s address',
      async () => google({ redirect_uri: redirectUri('nova', 'huawei') }),
    ],
    ['from a foreign package', async () => google({ pkg: 'example.merlion.shop' })],
    [
      'whose challenge is not met',
      async () =>
        prove(sandbox, 'google', {
          query: { code_challenge: challenge, code_challenge_method: 'S256' },
        }),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    const codes = await codesOfBothDoors(sandbox, 'google', await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

describe('a code of HUAWEI ID is refused', () => {
  const cases: readonly (readonly [string, () => Promise<Query>])[] = [
    ['after ten minutes', async () => after(10.1, await prove(sandbox, 'huawei'))],
    ['that was used, after a minute', async () => after(1.1, await used('huawei'))],
    [
      'of another provider',
      async () => ({ ...(await prove(sandbox, 'huawei')), ...(await codeOf('google')) }),
    ],
    ['of another brand', async () => prove(sandbox, 'huawei', { brand: 'merlion' })],
    [
      'with another provider’s address',
      async () => ({ ...(await prove(sandbox, 'huawei')), redirect_uri: redirectUriOfNova }),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    const codes = await codesOfBothDoors(sandbox, 'huawei', await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

it('a wrong attempt does not consume the code', async () => {
  const proof = await google();
  await codesOfBothDoors(sandbox, 'google', { ...proof, redirect_uri: `${redirectUriOfNova}/x` });
  expect(await signInBy(sandbox, 'google', proof)).toMatchObject({ kind: 'content' });
});
