import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { discovery } from './discovery';
import { exchangeCode, tokenError, tokenForm } from './exchange-code';
import { type Signer, publishedKeys } from './signing-key';

/** Where a shop turns a code into tokens, the keys they are signed with, and where all of it is. */
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
