import { desc, eq } from 'drizzle-orm';
import { type JSONWebKeySet, type JWK, exportJWK, generateKeyPair } from 'jose';
import type { Executor } from '../database/database';
import { signInKeys } from '../database/schema/sign-in-providers';
import { newSecret } from './secret';

/** The one algorithm that every OpenID provider must know. */
export const signingAlgorithm = 'RS256';

/** The providers that sign ID tokens. */
export const signers = ['google', 'apple', 'huawei'] as const;

/** One of {@link signers}. */
export type Signer = (typeof signers)[number];

/** Adds a key to a provider's; from then on it is the one that signs. */
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
 * The key a provider signs with now.
 *
 * @throws When it has none; the seed gives each of them one.
 */
export async function newestKey(database: Executor, provider: Signer): Promise<JWK> {
  const [newest] = await keysOf(database, provider);
  if (newest === undefined) throw new Error(`${provider} has no key to sign with`);
  return newest.privateKey;
}

/** All keys a provider's tokens may be signed with, their public halves (RFC 7517). */
export async function publishedKeys(database: Executor, provider: Signer): Promise<JSONWebKeySet> {
  const keys = await keysOf(database, provider);
  return { keys: keys.map(({ publicKey }) => publicKey) };
}
