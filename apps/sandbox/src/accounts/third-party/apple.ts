import { createHash } from 'node:crypto';
import type { ProviderConfig } from './provider-config';
import { type AuthorizationCode, checkIdToken, redeemCode } from './id-token';
import { type Identification, refused } from './identification';
import { logInWith } from './log-in-with';

interface AppleProof extends AuthorizationCode {
  readonly identity_token: string;
}

const hashedBytes = 16;

/** Returns the left half of the code's SHA-256 (OpenID Connect Core §3.3.2.11). */
function hashOf(code: string): string {
  const hash = createHash('sha256').update(code).digest();
  return hash.subarray(0, hashedBytes).toString('base64url');
}

/**
 * Checks the token from the browser before the code is consumed, and that both belong to the same
 * sign-in: issued together, for one person, with one nonce.
 */
async function identify(proof: AppleProof, config: ProviderConfig): Promise<Identification> {
  const shown = await checkIdToken(proof.identity_token, 'apple', config);
  if (shown.kind !== 'read') return shown;
  if (shown.content.codeHash !== hashOf(proof.authorization_code)) return refused;

  const redeemed = await redeemCode(proof, 'apple', config);
  if (redeemed.kind !== 'read') return redeemed;
  const { subject, nonce } = redeemed.content;
  const isOneSignIn = shown.content.subject === subject && shown.content.nonce === nonce;
  return isOneSignIn ? { kind: 'known', subject } : refused;
}

/** Signs in with an Apple account, by code and identity token (spec §7). */
export const logInWithApple = logInWith('apple', identify, 'once');
