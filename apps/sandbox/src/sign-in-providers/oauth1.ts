import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isSameOriginForm } from '../markup/forms';
import { sendPage } from '../markup/send-page';
import { localeOf } from '../page-texts/page-locale';
import { findApp, isAppSecret, redirectsOf, shopName } from './registered-app';
import {
  decideRequestToken,
  findRequestToken,
  issueRequestToken,
  consumeRequestToken,
} from './request-token';
import { accountChoice, chosenSubject, signInPage, wrongRequestPage } from './screens';

const provider = 'twitter';
const text = v.optional(v.string(), '');
const signed = {
  oauth_consumer_key: text,
  oauth_signature_method: v.literal('PLAINTEXT'),
  /** The secrets of the app and of the token, joined by `&` (RFC 5849 §3.4.4). */
  oauth_signature: text,
};
const startForm = v.object({ ...signed, oauth_callback: text });
const endForm = v.object({ ...signed, oauth_token: text, oauth_verifier: text });

function sendForm(reply: FastifyReply, fields: Readonly<Record<string, string>>): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/x-www-form-urlencoded')
    .send(new URLSearchParams(fields).toString());
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ errors: [{ code: 32, message: 'Could not authenticate you.' }] });
}

/**
 * Mounts the calls of OAuth 1.0a (RFC 5849) that a shop makes to Twitter: issuing a request token, and
 * exchanging it with its verifier for the id of the user.
 */
export function mountRequestTokenCalls(
  app: FastifyInstance,
  { database, addresses, clock }: Services,
): void {
  app.post('/twitter/oauth/request_token', async (request, reply) => {
    const sent = v.safeParse(startForm, request.body);
    if (!sent.success) return refuse(reply);
    const { oauth_consumer_key: appId, oauth_callback: callback } = sent.output;
    const [secret = '', tokenSecret = ''] = sent.output.oauth_signature.split('&');
    const known = await findApp(database, provider, appId);
    const isRight = tokenSecret === '' && (await isAppSecret(database, provider, appId, secret));
    if (known === null || !isRight || !redirectsOf(addresses, known).includes(callback))
      return refuse(reply);
    const made = await issueRequestToken(database, { appId, callback }, clock.now());
    return sendForm(reply, {
      oauth_token: made.token,
      oauth_token_secret: made.secret,
      oauth_callback_confirmed: 'true',
    });
  });

  app.post('/twitter/oauth/access_token', async (request, reply) => {
    const sent = v.safeParse(endForm, request.body);
    if (!sent.success) return refuse(reply);
    const { oauth_consumer_key: appId, oauth_token: token, oauth_verifier: verifier } = sent.output;
    const [appSecret = '', secret = ''] = sent.output.oauth_signature.split('&');
    if (!(await isAppSecret(database, provider, appId, appSecret))) return refuse(reply);
    const use = { token, secret, appId, verifier };
    const subject = await consumeRequestToken(database, use, clock.now());
    return subject === null ? refuse(reply) : sendForm(reply, { user_id: subject });
  });
}

const link = v.object({ oauth_token: v.fallback(v.optional(v.string(), ''), '') });

/** Mounts Twitter's consent page for a request token; the user decides once. */
export function mountRequestTokenPage(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const lost = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
    sendPage(reply, status, (nonce) => wrongRequestPage(provider, { ...localeOf(request), nonce }));

  app.get('/twitter/oauth/authorize', async (request, reply) => {
    const { oauth_token: token } = v.parse(link, request.query);
    const found = await findRequestToken(database, token, clock.now());
    const shop = found === null ? null : await findApp(database, provider, found.appId);
    if (found === null || shop === null) return lost(request, reply, 400);
    const target = new URL(found.callback).origin;
    const name = shopName(services.brands, shop.brand);
    return sendPage(
      reply,
      200,
      (nonce) => signInPage(provider, name, { ...localeOf(request), nonce }),
      target,
    );
  });

  app.post('/twitter/oauth/authorize', async (request, reply) => {
    const { oauth_token: token } = v.parse(link, request.query);
    const sent = v.safeParse(accountChoice, request.body);
    if (!isSameOriginForm(request.headers) || !sent.success) return lost(request, reply, 403);
    const found = await findRequestToken(database, token, clock.now());
    const subject = chosenSubject(provider, sent.output.identity);
    const verifier = await decideRequestToken(database, token, subject, clock.now());
    if (found === null || verifier === null) return lost(request, reply, 400);
    const target = new URL(found.callback);
    target.search = new URLSearchParams(
      verifier === '' ? { denied: token } : { oauth_token: token, oauth_verifier: verifier },
    ).toString();
    return reply.redirect(target.href, 303);
  });
}
