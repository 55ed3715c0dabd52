import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Lets this part of the sandbox read plain HTML forms: a record of the fields, the last one wins. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}

/**
 * Whether a form was sent by a page of the host it is sent to. Browsers name the origin with every
 * POST; a form on somebody else's page has another one, and that is a forgery.
 */
export function isSameOriginForm({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && host !== undefined && origin === `http://${host}`;
}
