import type { FastifyReply } from 'fastify';
import { sendPage } from '../markup/send-page';
import type { AuthorizationRequest } from './authorization-request';
import { postBackPage } from './sign-in-page';

/** Sends the browser back to the shop with an answer, `state` as it came. */
export function sendBack(
  reply: FastifyReply,
  { provider, redirectUri, mode, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
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
        (nonce) => postBackPage(provider, target.href, fields, nonce),
        target.origin,
      );
  }
}
