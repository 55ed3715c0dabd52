import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { issueAccessToken } from './access-token';
import { isAppSecret } from './app-secret';
import { useCode } from './authorization-code';
import { signIdToken } from './id-token';
import { accessLife } from './lifetimes';
import type { Signer } from './signing-key';

const second = 1000;
const text = v.optional(v.string(), '');
/** What a shop sends to a token endpoint (RFC 6749 §4.1.3). */
export const tokenForm = v.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  client_id: text,
  client_secret: text,
  code_verifier: text,
});

type TokenForm = v.InferOutput<typeof tokenForm>;

/** An answer as RFC 6749 §5 has it: tokens, or an error with its status. */
export type TokenAnswer =
  | { readonly kind: 'tokens'; readonly body: unknown }
  | { readonly kind: 'error'; readonly status: number; readonly error: string };

/** An error of RFC 6749 §5.2. */
export function tokenError(error: string, status = 400): TokenAnswer {
  return { kind: 'error', status, error };
}

/** Turns a code into tokens, for the app that shows its secret. */
export async function exchangeCode(
  provider: Signer,
  sent: TokenForm,
  services: Services,
): Promise<TokenAnswer> {
  const { database, clock } = services;
  const { client_id: appId, client_secret: secret } = sent;
  if (!(await isAppSecret(database, provider, appId, secret)))
    return tokenError('invalid_client', 401);
  if (sent.grant_type !== 'authorization_code') return tokenError('unsupported_grant_type');

  const { code, redirect_uri: redirectUri, code_verifier: verifier } = sent;
  const use = { provider, appId, code, redirectUri, verifier };
  const owner = await useCode(database, use, clock.now());
  if (owner === null) return tokenError('invalid_grant');
  const { subject, nonce } = owner;
  return {
    kind: 'tokens',
    body: {
      access_token: await issueAccessToken(database, { provider, appId, subject }, clock.now()),
      token_type: 'Bearer',
      expires_in: accessLife / second,
      id_token: await signIdToken(services, provider, { appId, subject, nonce }),
    },
  };
}
