import { createHash } from 'node:crypto';
import { Code } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOfBothDoors, prove, signInBy } from '../../test-house/proofs';
import { redirectUri } from '../../test-house/provider-visit';
import { type Query, type TestHouse, openTestHouse } from '../../test-house/test-house';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(async () => house.close());
beforeEach(async () => {
  await house.services.clock.moveTo(0);
  await house.services.database.execute('truncate login_attempts');
});

const minute = 60_000;
const ours = redirectUri('nova', 'google');
const challenge = createHash('sha256').update('the verifier').digest('base64url');

async function google(change: Query = {}): Promise<Query> {
  return { ...(await prove(house, 'google')), ...change };
}

async function after(minutes: number, proof: Query): Promise<Query> {
  await house.services.clock.moveTo(minutes * minute);
  return proof;
}

async function used(kind: 'google' | 'huawei'): Promise<Query> {
  const proof = await prove(house, kind);
  await signInBy(house, kind, proof);
  return proof;
}

async function codeOf(kind: 'google' | 'huawei'): Promise<Query> {
  const { authorization_code: code = '' } = await prove(house, kind);
  return { authorization_code: code };
}

async function ofAnotherBrand(): Promise<Query> {
  const proof = await prove(house, 'google', { brand: 'merlion' });
  return { ...proof, pkg: 'example.nova.shop' };
}

describe('a code of the search engine is refused', () => {
  const cases: readonly (readonly [string, () => Promise<Query>])[] = [
    ['that nobody gave', async () => google({ authorization_code: 'x' })],
    ['after ten minutes', async () => after(10.1, await google())],
    ['that was used, after a minute', async () => after(1.1, await used('google'))],
    ['of another provider', async () => google(await codeOf('huawei'))],
    ['of another brand', ofAnotherBrand],
    ['with a longer address', async () => google({ redirect_uri: `${ours}/x` })],
    ['with a query behind the address', async () => google({ redirect_uri: `${ours}?x=1` })],
    ['with a shorter address', async () => google({ redirect_uri: ours.slice(0, -1) })],
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
        prove(house, 'google', {
          query: { code_challenge: challenge, code_challenge_method: 'S256' },
        }),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    const codes = await codesOfBothDoors(house, 'google', await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

describe('a code of the phone maker is refused', () => {
  const cases: readonly (readonly [string, () => Promise<Query>])[] = [
    ['after ten minutes', async () => after(10.1, await prove(house, 'huawei'))],
    ['that was used, after a minute', async () => after(1.1, await used('huawei'))],
    [
      'of another provider',
      async () => ({ ...(await prove(house, 'huawei')), ...(await codeOf('google')) }),
    ],
    ['of another brand', async () => prove(house, 'huawei', { brand: 'merlion' })],
    [
      'with another provider’s address',
      async () => ({ ...(await prove(house, 'huawei')), redirect_uri: ours }),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    const codes = await codesOfBothDoors(house, 'huawei', await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

it('a wrong try does not spoil the right one', async () => {
  const proof = await google();
  await codesOfBothDoors(house, 'google', { ...proof, redirect_uri: `${ours}/x` });
  expect(await signInBy(house, 'google', proof)).toMatchObject({ kind: 'content' });
});
