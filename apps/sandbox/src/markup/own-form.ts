import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent by a page of the host it is sent to. Browsers name the origin with every
 * POST; a form on somebody else's page has another one, and that is a forgery.
 */
export function isOwnForm({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && host !== undefined && origin === `http://${host}`;
}
