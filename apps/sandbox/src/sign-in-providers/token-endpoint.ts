import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isAppSecret } from './registered-app';
import { issueAccessToken, consumeCode } from './codes-and-tokens';
import { type Signer, issuerOf, publishedKeys, signIdToken, signingAlgorithm } from './keys';
import { accessTokenLifeMs } from './secret';

const secondMs = 1000;
const text = v.optional(v.string(), '');
/** The form of a token request (RFC 6749 §4.1.3). */
const tokenForm = v.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  client_id: text,
  client_secret: text,
  code_verifier: text,
});

type TokenForm = v.InferOutput<typeof tokenForm>;

/** A token response (RFC 6749 §5): tokens, or an error with its status. */
export type TokenAnswer =
  | { readonly kind: 'tokens'; readonly body: unknown }
  | { readonly kind: 'error'; readonly status: number; readonly error: string };

/** Creates an error response (RFC 6749 §5.2). */
function tokenError(error: string, status = 400): TokenAnswer {
  return { kind: 'error', status, error };
}

/** Exchanges a code for tokens, if the app authenticates with its secret. */
async function exchangeCode(
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
  const owner = await consumeCode(database, use, clock.now());
  if (owner === null) return tokenError('invalid_grant');
  const { subject, nonce } = owner;
  return {
    kind: 'tokens',
    body: {
      access_token: await issueAccessToken(database, { provider, appId, subject }, clock.now()),
      token_type: 'Bearer',
      expires_in: accessTokenLifeMs / secondMs,
      id_token: await signIdToken(services, provider, { appId, subject, nonce }),
    },
  };
}

/** Returns the metadata of a provider (OpenID Connect Discovery §3). */
function discovery(provider: Signer, id: string): Readonly<Record<string, unknown>> {
  const issuer = issuerOf(id, provider);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: [provider === 'apple' ? 'code id_token' : 'code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [signingAlgorithm],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}

/** Mounts the token endpoint of a provider, its keys and its metadata. */
export function mountTokenEndpoint(
  app: FastifyInstance,
  provider: Signer,
  services: Services,
): void {
  app.post(`/${provider}/token`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sent = v.safeParse(tokenForm, request.body);
    const answer = sent.success
      ? await exchangeCode(provider, sent.output, services)
      : tokenError('invalid_request');
    switch (answer.kind) {
      case 'tokens':
        return reply.send(answer.body);
      case 'error':
        return reply.code(answer.status).send({ error: answer.error });
    }
  });
  app.get(`/${provider}/jwks`, async () => publishedKeys(services.database, provider));
  app.get(`/${provider}/.well-known/openid-configuration`, () =>
    discovery(provider, services.addresses.id),
  );
}
