import { createHash } from 'node:crypto';
import { SignJWT, importJWK } from 'jose';
import type { Services } from '../hosts/services';
import { shortLife } from './lifetimes';
import { type Signer, newestKey, signingAlgorithm } from './signing-key';

/** What an ID token says (OpenID Connect Core §2). */
export interface IdTokenClaims {
  readonly appId: string;
  readonly subject: string;
  /** Empty where the shop sent none. */
  readonly nonce: string;
  /** The code that travels beside the token through the browser, if one does. */
  readonly code?: string;
}

const second = 1000;
const hashedBytes = 16;

/** What ties a code to an ID token (OpenID Connect Core §3.3.2.11): the left half of its SHA-256. */
function codeHash(code: string): string {
  const hash = createHash('sha256').update(code, 'ascii').digest();
  return hash.subarray(0, hashedBytes).toString('base64url');
}

/** Who issues a provider's ID tokens. */
export function issuerOf(id: string, provider: Signer): string {
  return `${id}/${provider}`;
}

/** Signs an ID token with the provider's newest key; it is good for ten minutes. */
export async function signIdToken(
  { database, addresses, clock }: Services,
  provider: Signer,
  { appId, subject, nonce, code }: IdTokenClaims,
): Promise<string> {
  const key = await newestKey(database, provider);
  const madeAt = Math.floor(clock.now().getTime() / second);
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
    .setExpirationTime(madeAt + shortLife / second)
    .sign(await importJWK(key, signingAlgorithm));
}
