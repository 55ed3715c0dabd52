import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isOwnForm } from '../markup/own-form';
import { sendPage } from '../markup/send-page';
import { accountChoice, chosenSubject } from './account-choice';
import { findApp, shopName } from './registered-app';
import { decideRequestToken, findRequestToken } from './request-token';
import { signInPage, wrongRequestPage } from './sign-in-page';

const provider = 'twitter';
const link = v.object({ oauth_token: v.fallback(v.optional(v.string(), ''), '') });

/** The short-message platform's page: for one request token, decided once. */
export function mountRequestTokenPage(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const lost = (reply: FastifyReply, status: number): FastifyReply =>
    sendPage(reply, status, (nonce) => wrongRequestPage(provider, nonce));

  app.get('/twitter/oauth/authorize', async (request, reply) => {
    const { oauth_token: token } = v.parse(link, request.query);
    const found = await findRequestToken(database, token, clock.now());
    const shop = found === null ? null : await findApp(database, provider, found.appId);
    if (found === null || shop === null) return lost(reply, 400);
    const target = new URL(found.callback).origin;
    const name = shopName(services.brands, shop.brand);
    return sendPage(reply, 200, (nonce) => signInPage(provider, name, nonce), target);
  });

  app.post('/twitter/oauth/authorize', async (request, reply) => {
    const { oauth_token: token } = v.parse(link, request.query);
    const sent = v.safeParse(accountChoice, request.body);
    if (!isOwnForm(request.headers) || !sent.success) return lost(reply, 403);
    const found = await findRequestToken(database, token, clock.now());
    const subject = chosenSubject(provider, sent.output.identity);
    const verifier = await decideRequestToken(database, token, subject, clock.now());
    if (found === null || verifier === null) return lost(reply, 400);
    const target = new URL(found.callback);
    target.search = new URLSearchParams(
      verifier === '' ? { denied: token } : { oauth_token: token, oauth_verifier: verifier },
    ).toString();
    return reply.redirect(target.href, 303);
  });
}
