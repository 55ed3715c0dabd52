import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isOwnForm } from '../markup/own-form';
import { sendPage } from '../markup/send-page';
import { accountChoice, chosenSubject } from './account-choice';
import {
  type AuthorizationRequest,
  type OAuthKind,
  checkAuthorization,
} from './authorization-request';
import { grant } from './grant';
import { shopName } from './registered-app';
import { sendBack } from './send-back';
import { signInPage, wrongRequestPage } from './sign-in-page';

/**
 * The authorization endpoint of a provider (RFC 6749 §3.1): a page to choose an account on, then the
 * way back to the shop. A request of no known app leads nowhere; a wrong one of a known app goes
 * back with the error.
 */
export function mountAuthorization(
  app: FastifyInstance,
  kind: OAuthKind,
  services: Services,
  isWithinRate: onRequestHookHandler,
): void {
  async function withRequest(
    request: FastifyRequest,
    reply: FastifyReply,
    go: (asked: AuthorizationRequest) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const check = await checkAuthorization(kind, request.query, services);
    switch (check.kind) {
      case 'unknown':
        return sendPage(reply, 400, (nonce) => wrongRequestPage(kind, nonce));
      case 'wrong':
        return sendBack(reply, check.request, { error: check.error });
      case 'right':
        return go(check.request);
    }
  }

  app.get(`/${kind}/authorize`, async (request, reply) =>
    withRequest(request, reply, ({ app: { brand }, redirectUri }) =>
      sendPage(
        reply,
        200,
        (nonce) => signInPage(kind, shopName(services.brands, brand), nonce),
        new URL(redirectUri).origin,
      ),
    ),
  );

  app.post(`/${kind}/authorize`, { onRequest: isWithinRate }, async (request, reply) =>
    withRequest(request, reply, async (asked) => {
      const sent = v.safeParse(accountChoice, request.body);
      if (!isOwnForm(request.headers) || !sent.success)
        return sendPage(reply, 403, (nonce) => wrongRequestPage(kind, nonce));
      const subject = chosenSubject(kind, sent.output.identity);
      if (subject === null) return sendBack(reply, asked, { error: 'access_denied' });
      return sendBack(reply, asked, await grant(asked, subject, services));
    }),
  );
}
