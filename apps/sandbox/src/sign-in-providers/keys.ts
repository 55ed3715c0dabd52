import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { type JSONWebKeySet, type JWK, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { Executor } from '../database/database';
import { signInKeys } from '../database/schema/sign-in-providers';
import type { Services } from '../hosts/services';
import { newSecret, codeLifeMs } from './secret';

/** The algorithm that every OpenID provider has to support. */
export const signingAlgorithm = 'RS256';

/** The providers that sign ID tokens. */
export const signers = ['google', 'apple', 'huawei'] as const;

/** One of {@link signers}. */
export type Signer = (typeof signers)[number];

/** Adds a signing key to a provider; from then on the provider signs with it. */
export async function addSigningKey(
  database: Executor,
  provider: Signer,
  now: Date,
): Promise<void> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  const keyId = newSecret();
  const marks = { kid: keyId, alg: signingAlgorithm, use: 'sig' };
  await database.insert(signInKeys).values({
    provider,
    keyId,
    privateKey: { ...(await exportJWK(pair.privateKey)), ...marks },
    publicKey: { ...(await exportJWK(pair.publicKey)), ...marks },
    madeAt: now,
  });
}

async function keysOf(database: Executor, provider: Signer) {
  return database
    .select()
    .from(signInKeys)
    .where(eq(signInKeys.provider, provider))
    .orderBy(desc(signInKeys.madeAt));
}

/**
 * Returns the key that a provider signs with.
 *
 * @throws If it has none; the seed gives each provider one.
 */
async function newestKey(database: Executor, provider: Signer): Promise<JWK> {
  const [newest] = await keysOf(database, provider);
  if (newest === undefined) throw new Error(`${provider} has no key to sign with`);
  return newest.privateKey;
}

/** Returns the public keys of a provider (RFC 7517). */
export async function publishedKeys(database: Executor, provider: Signer): Promise<JSONWebKeySet> {
  const keys = await keysOf(database, provider);
  return { keys: keys.map(({ publicKey }) => publicKey) };
}

/** The claims of an ID token (OpenID Connect Core §2). */
export interface IdTokenClaims {
  readonly appId: string;
  readonly subject: string;
  /** Empty if the shop sent none. */
  readonly nonce: string;
  /** The code that is sent through the browser with the token, if any. */
  readonly code?: string;
}

const secondMs = 1000;
const hashedBytes = 16;

/** Returns the `c_hash` of a code (OpenID Connect Core §3.3.2.11): the left half of its SHA-256. */
function codeHash(code: string): string {
  const hash = createHash('sha256').update(code, 'ascii').digest();
  return hash.subarray(0, hashedBytes).toString('base64url');
}

/** Returns the issuer of a provider's ID tokens. */
export function issuerOf(id: string, provider: Signer): string {
  return `${id}/${provider}`;
}

/** Signs an ID token with the provider's newest key, valid for ten minutes. */
export async function signIdToken(
  { database, addresses, clock }: Services,
  provider: Signer,
  { appId, subject, nonce, code }: IdTokenClaims,
): Promise<string> {
  const key = await newestKey(database, provider);
  const madeAt = Math.floor(clock.now().getTime() / secondMs);
  const claims = {
    ...(nonce !== '' && { nonce }),
    ...(code !== undefined && { c_hash: codeHash(code) }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid ?? '', typ: 'JWT' })
    .setIssuer(issuerOf(addresses.id, provider))
    .setSubject(subject)
    .setAudience(appId)
    .setIssuedAt(madeAt)
    .setExpirationTime(madeAt + codeLifeMs / secondMs)
    .sign(await importJWK(key, signingAlgorithm));
}
