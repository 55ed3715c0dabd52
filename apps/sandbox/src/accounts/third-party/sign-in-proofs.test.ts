import { createHash } from 'node:crypto';
import { brands } from '@shop/brands/registry';
import { Code } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOfBothDoors, prove } from '../../test-sandbox/proofs';
import { type Query, type TestSandbox, openTestSandbox } from '../../test-sandbox/test-sandbox';

const trusting = brands.map((brand) => ({
  ...brand,
  backEnd: { ...brand.backEnd, checksSignInProofs: false },
}));

let checking: TestSandbox;
let other: TestSandbox;
beforeAll(async () => {
  [checking, other] = await Promise.all([openTestSandbox(), openTestSandbox({ brands: trusting })]);
});
afterAll(async () => Promise.all([checking.close(), other.close()]));
beforeEach(async () => {
  await checking.empty('login_attempts');
});

const verifier = 'the-verifier-of-this-tab-0123456789-abcdefghi';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const challenged = { code_challenge: challenge, code_challenge_method: 'S256' };

const kinds = ['google', 'apple', 'huawei'] as const;
type CodeKind = (typeof kinds)[number];

/** A sign-in of the shop: with a challenge, and with a nonce of its own. */
async function begun(kind: CodeKind, nonce = 'nonce of this tab'): Promise<Query> {
  return prove(checking, kind, { query: { ...challenged, nonce } });
}

const right = { code_verifier: verifier, nonce: 'nonce of this tab' };
const refused = [Code.loginRefused, Code.loginRefused];

describe('a brand that checks the proofs of a sign-in', () => {
  it.each(kinds)('%s: accepts the verifier and the nonce of the sign-in', async (kind) => {
    const [atShop] = await codesOfBothDoors(checking, kind, { ...(await begun(kind)), ...right });
    expect(atShop).toBeNull();
  });

  it.each(
    kinds.flatMap((kind) => [
      [kind, 'a wrong verifier', { ...right, code_verifier: `${verifier}x` }] as const,
      [kind, 'no verifier', { nonce: right.nonce, code_verifier: '' }] as const,
      [kind, 'another nonce', { ...right, nonce: 'nonce of another tab' }] as const,
      [kind, 'no nonce', { ...right, nonce: '' }] as const,
    ]),
  )('%s: refuses %s', async (kind, _, sent) => {
    const proof = { ...(await begun(kind)), ...sent };
    expect(await codesOfBothDoors(checking, kind, proof)).toEqual(refused);
  });

  it.each(kinds)('%s: refuses a stolen code in the session of a thief', async (kind) => {
    const stolen = await begun(kind, 'nonce of the victim');
    const ofThief = { code_verifier: `${verifier}-of-the-thief`, nonce: 'nonce of the thief' };
    expect(await codesOfBothDoors(checking, kind, { ...stolen, ...ofThief })).toEqual(refused);
  });
});

describe('a brand that checks none of them', () => {
  it.each(kinds)('%s: ignores nonce and verifier, so the shop sends no challenge', async (kind) => {
    const proof = { ...(await prove(other, kind)), code_verifier: 'any', nonce: 'any' };
    const [atShop] = await codesOfBothDoors(other, kind, proof);
    expect(atShop).toBeNull();
  });
});
