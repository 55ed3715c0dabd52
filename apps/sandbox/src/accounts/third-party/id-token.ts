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

/** An authorization code and the redirect URI it was sent to. */
export interface AuthorizationCode {
  readonly authorization_code: string;
  readonly redirect_uri: string;
}

/** Redeems a code for an ID token and verifies that token. */
export async function redeemCode(
  { authorization_code: code, redirect_uri: redirectUri }: AuthorizationCode,
  kind: 'google' | 'apple' | 'huawei',
  config: ProviderConfig,
): Promise<Reading<IdToken>> {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: config.appId,
    client_secret: config.secret,
  };
  const answer = await askAndRead(config.ask, { path: `/${kind}/token`, form }, tokens);
  return answer.kind === 'read' ? checkIdToken(answer.content.id_token, kind, config) : answer;
}
