import type { FastifyInstance } from 'fastify';
import { applyFaults } from '../faults/apply-faults';
import { type SendError, handleThrownErrors, handleErrors } from '../hosts/handle-errors';
import { type RateLimit, limitRate } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import { readForms } from '../markup/forms';
import { servePageFiles } from '../markup/page-files';
import { sendPage } from '../markup/send-page';
import { localeOf } from '../page-texts/page-locale';
import { mountProofPage } from '../real-name/proof-page';
import type { OAuthKind } from './authorization-request';
import { mountAuthorization } from './authorize';
import { mountRequestTokenCalls, mountRequestTokenPage } from './oauth1';
import { mountTokenChecks } from './token-checks';
import { mountTokenEndpoint } from './token-endpoint';
import { noSignInPage } from './screens';
import { signers } from './keys';

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

/** Sends an error response (RFC 6749 §5.2; `server_error` is defined in §4.1.2.1). */
const sendOAuthError: SendError = (reply, { status, isServerFault }) =>
  reply.code(status).send({ error: isServerFault ? 'server_error' : 'invalid_request' });

/**
 * Mounts the sign-in providers, each below its own name: consent pages for players, and calls for
 * shops. The publisher's page for real names is on the same host. The shop's API uses the providers
 * only through their responses.
 *
 * @param beginnings Limits how often users may agree to a sign-in, since each stores a row.
 */
export function mountSignInProviders(services: Services, beginnings: RateLimit) {
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    applyFaults(app, services);
    servePageFiles(app, files);
    handleErrors(app, (reply, trouble, request) =>
      sendPage(reply, trouble.status, (nonce) =>
        noSignInPage(trouble, { ...localeOf(request), nonce }),
      ),
    );
    const isWithinRate = limitRate(app, beginnings);
    for (const kind of kinds) mountAuthorization(app, kind, services, isWithinRate);
    mountRequestTokenPage(app, services);
    mountProofPage(app, services);
    await app.register((calls, _options, done) => {
      handleThrownErrors(calls, sendOAuthError);
      for (const signer of signers) mountTokenEndpoint(calls, signer, services);
      mountTokenChecks(calls, services);
      mountRequestTokenCalls(calls, services);
      done();
    });
  };
}
