import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostRole } from './host-role';
import {
  RefusedRequest,
  type HostError,
  logServerError,
  notFound,
  hostErrorOf,
} from './host-error';

/** Sends an error in the format of a host. */
export type SendError = (
  reply: FastifyReply,
  error: HostError,
  request: FastifyRequest,
) => FastifyReply;

/**
 * The route of requests whose URL cannot be decoded. It has no leading slash, so no real path
 * reaches it; below the host's prefix it gets the hooks and the error format of the host.
 */
const unreadable = '!unreadable';

const zeroCharacter = '%00';

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Returns whether a URL can be decoded. The query of a page is left to the browser. */
function isReadable(url: string, role: HostRole): boolean {
  const [path = ''] = url.split('?', 1);
  const isPage = role === 'storefront' || role === 'plain-web';
  return isDecodable(path) && (isPage || !url.includes(zeroCharacter));
}

/**
 * Returns the path to route: the prefix of the host and the original URL. A storefront has a page for
 * every address that a player opens, also for one that cannot be decoded.
 */
export function routedPath(url: string, role: HostRole): string {
  if (isReadable(url, role)) return `/@${role}${url}`;
  return `/@${role}${role === 'storefront' ? '/' : ''}${unreadable}`;
}

/** Sends thrown errors in the format of a host; the cause is only logged. */
export function handleThrownErrors(app: FastifyInstance, send: SendError): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const hostError = hostErrorOf(error);
    if (hostError.isServerFault) logServerError(request, error);
    reply.header('cache-control', 'no-store');
    await send(reply, hostError, request);
  });
}

/**
 * Sends errors, unknown paths and URLs that cannot be decoded in the format of a host.
 */
export function handleErrors(app: FastifyInstance, send: SendError): void {
  handleThrownErrors(app, send);
  app.setNotFoundHandler((request, reply) => send(reply, notFound, request));
  app.all(unreadable, () => {
    throw new RefusedRequest(400, 'the URL cannot be decoded');
  });
}

/** Headers of a response that does not set its own. */
const defaultHeaders = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['referrer-policy', 'strict-origin'],
] as const;

/**
 * Adds security headers to every response. Redirects get no policies, since some browsers apply those of
 * a redirect to its target.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    const isRedirect = reply.statusCode >= 300 && reply.statusCode < 400;
    if (!isRedirect)
      for (const [name, value] of defaultHeaders)
        if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
}
