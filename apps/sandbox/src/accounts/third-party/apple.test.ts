import { Code } from '@shop/contract';
import { UnsecuredJWT, decodeJwt, exportJWK, exportSPKI, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Forgery, forgeIdToken, providerKey } from '../../test-sandbox/forge-id-token';
import { codesOfBothDoors, prove, signInBy } from '../../test-sandbox/proofs';
import { visitProvider } from '../../test-sandbox/provider-visit';
import { type Query, type TestSandbox, openTestSandbox } from '../../test-sandbox/test-sandbox';
import { addSigningKey } from '../../sign-in-providers/keys';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  await sandbox.services.clock.moveTo(0);
  await sandbox.empty('login_attempts');
});

const secondMs = 1000;

function now(): number {
  return Math.floor(sandbox.services.clock.now().getTime() / secondMs);
}

async function apple(change: Query = {}): Promise<Query> {
  return { ...(await prove(sandbox, 'apple')), ...change };
}

async function forged(forgery: Forgery): Promise<Query> {
  const proof = await apple();
  const token = await forgeIdToken(sandbox, proof['identity_token'] ?? '', forgery);
  return { ...proof, identity_token: token };
}

async function unsigned(): Promise<Query> {
  const proof = await apple();
  const said = decodeJwt(proof['identity_token'] ?? '');
  return { ...proof, identity_token: new UnsecuredJWT(said).encode() };
}

/** A known attack: the public key used as a shared HMAC secret. */
async function signedWithThePublicKey(): Promise<Query> {
  const { kty = '', n = '', e = '' } = await providerKey(sandbox, 'apple');
  const publicKey = await importJWK({ kty, n, e, ext: true }, 'RS256');
  const text = publicKey instanceof Uint8Array ? '' : await exportSPKI(publicKey);
  return forged({ header: { alg: 'HS256' }, key: new TextEncoder().encode(text) });
}

async function signedByUnknownKey(): Promise<Query> {
  const { privateKey } = await generateKeyPair('RS256');
  return forged({ key: privateKey });
}

/** A known attack: the token names the key that it is to be checked with. */
async function bringingItsKey(): Promise<Query> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const header = { jwk: await exportJWK(publicKey), jku: 'https://evil.example/jwks' };
  return forged({ header, key: privateKey });
}

async function withTokenOf(identity: string): Promise<Query> {
  const other = await visitProvider(sandbox, 'apple', { identity });
  return apple({ identity_token: other['id_token'] ?? '' });
}

async function used(): Promise<Query> {
  const proof = await apple();
  await signInBy(sandbox, 'apple', proof);
  await sandbox.services.clock.moveTo(61 * secondMs);
  return proof;
}

describe('a sign-in with Apple is refused', () => {
  const cases: readonly (readonly [string, () => Promise<Query>])[] = [
    ['with a code that was used', used],
    ['with proofs of another brand', async () => prove(sandbox, 'apple', { brand: 'merlion' })],
    [
      'with a code of another provider',
      async () => {
        const { authorization_code: code = '' } = await prove(sandbox, 'google');
        return apple({ authorization_code: code });
      },
    ],
    ['with a token that is none', async () => apple({ identity_token: 'a.b.c' })],
    ['with an unsigned token', unsigned],
    ['with a token signed with the public key', signedWithThePublicKey],
    ['with a token signed by an unknown key', signedByUnknownKey],
    ['with a token that brings its key', bringingItsKey],
    ['with a token of an unknown key', async () => forged({ header: { kid: 'another' } })],
    ['with a token for another app', async () => forged({ claims: { aud: 'merlion-apple' } })],
    [
      'with a token from elsewhere',
      async () => forged({ claims: { iss: 'http://id.localhost:4000/google' } }),
    ],
    ['with an expired token', async () => forged({ claims: { exp: now() - 1 } })],
    ['with a token that never runs out', async () => forged({ without: ['exp'] })],
    ['with a token of no time', async () => forged({ without: ['iat'] })],
    ['with a swapped nonce', async () => forged({ claims: { nonce: 'swapped' } })],
    ['with a token without its nonce', async () => forged({ without: ['nonce'] })],
    ['with a token of another user', async () => forged({ claims: { sub: '1' } })],
    ['with a token without a subject', async () => forged({ without: ['sub'] })],
    ['with a token tied to no code', async () => forged({ without: ['c_hash'] })],
    ['with a token of another sign-in', async () => withTokenOf('first')],
    ['with a token of another person', async () => withTokenOf('second')],
  ];
  it.each(cases)('%s', async (_, make) => {
    const codes = await codesOfBothDoors(sandbox, 'apple', await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

it('a wrong token does not consume the code', async () => {
  const proof = await apple();
  await codesOfBothDoors(sandbox, 'apple', { ...proof, identity_token: 'a.b.c' });
  expect(await signInBy(sandbox, 'apple', proof)).toMatchObject({ kind: 'content' });
});

it('the age of a token is measured by the clock of the shop', async () => {
  await sandbox.services.clock.moveTo(30 * 24 * 60 * 60 * secondMs);
  expect(await signInBy(sandbox, 'apple', await apple())).toMatchObject({ kind: 'content' });
  const over = await forged({ claims: { exp: now() - 1 } });
  expect(await signInBy(sandbox, 'apple', over)).toMatchObject({ code: Code.loginRefused });
});

it('a new key signs, and tokens of the old key stay valid', async () => {
  const before = await apple();
  const later = new Date(sandbox.services.clock.now().getTime() + secondMs);
  await addSigningKey(sandbox.services.database, 'apple', later);
  const after = await apple();
  expect(await signInBy(sandbox, 'apple', before)).toMatchObject({ kind: 'content' });
  expect(await signInBy(sandbox, 'apple', after)).toMatchObject({ kind: 'content' });
});
