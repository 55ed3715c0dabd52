import { type JSONWebKeySet, createLocalJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { type Reading, askAndRead, refused } from './identification';
import type { ProviderConfig } from './provider-config';

const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  nonce: v.optional(v.string(), ''),
  c_hash: v.optional(v.string(), ''),
});

/** The claims of an ID token whose signature, issuer, audience and age have been verified. */
export interface IdToken {
  readonly subject: string;
  readonly nonce: string;
  /** Binds the token to a code (OpenID Connect Core §3.3.2.11); empty if there was none. */
  readonly codeHash: string;
}

async function verify(
  token: string,
  keys: JSONWebKeySet,
  config: ProviderConfig,
): Promise<IdToken | null> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: config.issuer,
      audience: config.appId,
      // Fixed, so that a token cannot choose a weaker algorithm.
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: config.now,
    });
    const { sub, nonce, c_hash: codeHash } = v.parse(claims, payload);
    return { subject: sub, nonce, codeHash };
  } catch (error) {
    if (error instanceof errors.JOSEError || v.isValiError(error)) return null;
    throw error;
  }
}

/** Verifies an ID token with the keys that its provider publishes. */
export async function checkIdToken(
  token: string,
  kind: 'google' | 'apple' | 'huawei',
  config: ProviderConfig,
): Promise<Reading<IdToken>> {
  const published = await askAndRead(config.ask, { path: `/${kind}/jwks` }, keySet);
  if (published.kind !== 'read') return published;
  const checked = await verify(token, published.content, config);
  return checked === null ? refused : { kind: 'read', content: checked };
}

const tokens = v.object({ id_token: v.string() });

/**
 * An authorization code and the redirect URI it was sent to, with what binds the code to the browser
 * that began the sign-in.
 */
export interface AuthorizationCode {
  readonly authorization_code: string;
  readonly redirect_uri: string;
  readonly code_verifier?: string | undefined;
  readonly nonce?: string | undefined;
}

/**
 * Redeems a code for an ID token and verifies that token. A brand that checks the proofs of a sign-in
 * sends the verifier to the provider, which compares it with the challenge, and accepts only an ID
 * token with the nonce of the call, or with none if the call has none.
 */
export async function redeemCode(
  proof: AuthorizationCode,
  kind: 'google' | 'apple' | 'huawei',
  config: ProviderConfig,
): Promise<Reading<IdToken>> {
  const { code_verifier: verifier = '', nonce = '' } = proof;
  const form = {
    grant_type: 'authorization_code',
    code: proof.authorization_code,
    redirect_uri: proof.redirect_uri,
    client_id: config.appId,
    client_secret: config.secret,
    ...(config.checksProofs && verifier !== '' && { code_verifier: verifier }),
  };
  const answer = await askAndRead(config.ask, { path: `/${kind}/token`, form }, tokens);
  if (answer.kind !== 'read') return answer;
  const token = await checkIdToken(answer.content.id_token, kind, config);
  const isOther = token.kind === 'read' && token.content.nonce !== nonce;
  return config.checksProofs && isOther ? refused : token;
}
