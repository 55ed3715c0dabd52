import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isSameOriginForm } from '../markup/forms';
import { sendPage } from '../markup/send-page';
import { type PageLocale, localeOf } from '../page-texts/page-locale';
import { issueAccessToken, issueCode } from './codes-and-tokens';
import {
  accountChoice,
  chosenSubject,
  postBackPage,
  signInPage,
  wrongRequestPage,
} from './screens';
import {
  type AuthorizationRequest,
  type OAuthKind,
  checkAuthorization,
} from './authorization-request';
import { signIdToken } from './keys';
import { accessTokenLifeMs } from './secret';
import { shopName } from './registered-app';

const secondMs = 1000;

async function grantToken(
  { provider, app }: AuthorizationRequest,
  subject: string,
  { database, clock }: Services,
): Promise<Record<string, string>> {
  const owner = { provider, appId: app.appId, subject };
  return {
    access_token: await issueAccessToken(database, owner, clock.now()),
    token_type: 'bearer',
    expires_in: String(accessTokenLifeMs / secondMs),
  };
}

/** Returns what the shop receives after consent: a code, a code and an ID token, or a token. */
async function grant(
  request: AuthorizationRequest,
  subject: string,
  services: Services,
): Promise<Record<string, string>> {
  const { provider, app, nonce } = request;
  switch (provider) {
    case 'facebook':
      return grantToken(request, subject, services);
    case 'vk':
      return { ...(await grantToken(request, subject, services)), user_id: subject };
    case 'google':
    case 'huawei':
      return { code: await issueCode(services.database, request, subject, services.clock.now()) };
    case 'apple': {
      const code = await issueCode(services.database, request, subject, services.clock.now());
      const claims = { appId: app.appId, subject, nonce, code };
      return { code, id_token: await signIdToken(services, provider, claims) };
    }
  }
}

/** Redirects the browser to the shop with the response and the `state` of the request. */
function sendBack(
  reply: FastifyReply,
  { provider, redirectUri, mode, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
  locale: PageLocale,
): FastifyReply {
  const fields = new URLSearchParams({ ...answer, ...(state !== '' && { state }) });
  const target = new URL(redirectUri);
  switch (mode) {
    case 'query':
      target.search = fields.toString();
      return reply.redirect(target.href, 303);
    case 'fragment':
      target.hash = fields.toString();
      return reply.redirect(target.href, 303);
    case 'form_post':
      return sendPage(
        reply,
        200,
        (nonce) => postBackPage(provider, { target: target.href, fields }, { ...locale, nonce }),
        target.origin,
      );
  }
}

/**
 * Mounts the authorization endpoint of a provider (RFC 6749 §3.1): a page to choose an account on,
 * then a redirect to the shop. A request of an unknown app gets an error page; an invalid request of
 * a known app is redirected with the error.
 */
export function mountAuthorization(
  app: FastifyInstance,
  kind: OAuthKind,
  services: Services,
  isWithinRate: onRequestAsyncHookHandler,
): void {
  async function withRequest(
    request: FastifyRequest,
    reply: FastifyReply,
    go: (asked: AuthorizationRequest, locale: PageLocale) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const locale = localeOf(request);
    const check = await checkAuthorization(kind, request.query, services);
    switch (check.kind) {
      case 'unknown':
        return sendPage(reply, 400, (nonce) => wrongRequestPage(kind, { ...locale, nonce }));
      case 'wrong':
        return sendBack(reply, check.request, { error: check.error }, locale);
      case 'right':
        return go(check.request, locale);
    }
  }

  app.get(`/${kind}/authorize`, async (request, reply) =>
    withRequest(request, reply, ({ app: { brand }, redirectUri }, locale) =>
      sendPage(
        reply,
        200,
        (nonce) => signInPage(kind, shopName(services.brands, brand), { ...locale, nonce }),
        new URL(redirectUri).origin,
      ),
    ),
  );

  app.post(`/${kind}/authorize`, { onRequest: isWithinRate }, async (request, reply) =>
    withRequest(request, reply, async (asked, locale) => {
      const sent = v.safeParse(accountChoice, request.body);
      if (!isSameOriginForm(request.headers) || !sent.success)
        return sendPage(reply, 403, (nonce) => wrongRequestPage(kind, { ...locale, nonce }));
      const subject = chosenSubject(kind, sent.output.identity);
      if (subject === null) return sendBack(reply, asked, { error: 'access_denied' }, locale);
      return sendBack(reply, asked, await grant(asked, subject, services), locale);
    }),
  );
}
