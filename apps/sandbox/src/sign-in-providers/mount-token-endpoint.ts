import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { issueAccessToken } from './access-token';
import { useCode } from './authorization-code';
import { issuerOf, signIdToken } from './id-token';
import { isAppSecret } from './app-secret';
import { accessLife } from './lifetimes';
import { type Signer, publishedKeys, signingAlgorithm } from './signing-key';

const second = 1000;
const text = v.optional(v.string(), '');
const form = v.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  client_id: text,
  client_secret: text,
  code_verifier: text,
});

type Form = v.InferOutput<typeof form>;

/** An answer as RFC 6749 §5 has it: tokens, or an error with its status. */
type TokenAnswer =
  | { readonly kind: 'tokens'; readonly body: unknown }
  | { readonly kind: 'error'; readonly status: number; readonly error: string };

function refused(error: string, status = 400): TokenAnswer {
  return { kind: 'error', status, error };
}

async function exchange(provider: Signer, sent: Form, services: Services): Promise<TokenAnswer> {
  const { database, clock } = services;
  const { client_id: appId, client_secret: secret } = sent;
  if (!(await isAppSecret(database, provider, appId, secret)))
    return refused('invalid_client', 401);
  if (sent.grant_type !== 'authorization_code') return refused('unsupported_grant_type');

  const { code, redirect_uri: redirectUri, code_verifier: verifier } = sent;
  const use = { provider, appId, code, redirectUri, verifier };
  const owner = await useCode(database, use, clock.now());
  if (owner === null) return refused('invalid_grant');
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

function discovery(provider: Signer, id: string) {
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

/** Where a shop turns a code into tokens, the keys they are signed with, and where all of it is. */
export function mountTokenEndpoint(
  app: FastifyInstance,
  provider: Signer,
  services: Services,
): void {
  app.post(`/${provider}/token`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sent = v.safeParse(form, request.body);
    const answer = sent.success
      ? await exchange(provider, sent.output, services)
      : refused('invalid_request');
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
