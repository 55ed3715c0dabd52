import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Parses HTML forms into a record of their fields; of repeated fields the last one counts. */
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
 * Reports whether a form was sent by a page of the same origin. Browsers send `Origin` with every POST,
 * so another origin means cross-site request forgery.
 */
export function isSameOriginForm({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && host !== undefined && origin === `http://${host}`;
}
