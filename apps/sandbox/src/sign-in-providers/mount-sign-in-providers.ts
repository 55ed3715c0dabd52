import type { FastifyInstance } from 'fastify';
import { befallRequests } from '../faults/befall';
import type { Services } from '../hosts/services';
import { readForms } from '../markup/form-body';
import { servePageFiles } from '../markup/page-files';
import { mountProofPage } from '../real-name/mount-proof-page';
import type { OAuthKind } from './authorization-request';
import { mountAuthorization } from './mount-authorization';
import { mountRequestTokenCalls } from './mount-request-token-calls';
import { mountRequestTokenPage } from './mount-request-token-page';
import { mountTokenChecks } from './mount-token-checks';
import { mountTokenEndpoint } from './mount-token-endpoint';
import { signers } from './signing-key';

const kinds = [
  'google',
  'facebook',
  'vk',
  'apple',
  'huawei',
] as const satisfies readonly OAuthKind[];

const files = [
  { path: '/pay.css', file: 'pay.css' },
  { path: '/send-form.js', file: 'send-form.js' },
];

/**
 * The sign-in providers, each below its own name: pages on which a player agrees, and what shops ask
 * behind the player's back. Beside them, the publisher's page for real names. The shop's API knows of them only what they answer.
 */
export function mountSignInProviders(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    befallRequests(app, services.faults);
    servePageFiles(app, files);
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('Nobody signs in here.\n'),
    );
    for (const kind of kinds) mountAuthorization(app, kind, services);
    for (const signer of signers) mountTokenEndpoint(app, signer, services);
    mountTokenChecks(app, services);
    mountRequestTokenCalls(app, services);
    mountRequestTokenPage(app, services);
    mountProofPage(app, services);
    await Promise.resolve();
  };
}
