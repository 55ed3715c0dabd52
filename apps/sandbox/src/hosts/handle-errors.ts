import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostRole } from './host-role';
import {
  RefusedRequest,
  type HostError,
  logServerError,
  notFound,
  hostErrorOf,
} from './host-error';

/** How a host says that there is no proper answer, in its own words and with its own headers. */
export type SendError = (
  reply: FastifyReply,
  trouble: HostError,
  request: FastifyRequest,
) => FastifyReply;

/**
 * Where requests go whose address cannot be read. Without a slash in front no address leads here
 * by itself, and being below the host's prefix it gets the host's hooks, headers and words.
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

/** Whether an address is text. What pages make of their query is theirs to read in the browser. */
function isReadable(url: string, role: HostRole): boolean {
  const [path = ''] = url.split('?', 1);
  const isPage = role === 'storefront' || role === 'plain-web';
  return isDecodable(path) && (isPage || !url.includes(zeroCharacter));
}

/** The address that is routed: that of the host's part, with the path behind it. */
export function routedPath(url: string, role: HostRole): string {
  return `/@${role}${isReadable(url, role) ? url : unreadable}`;
}

/** Answers errors of this part of the server in its words; the cause goes to the log alone. */
export function handleThrownErrors(app: FastifyInstance, say: SendError): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const trouble = hostErrorOf(error);
    if (trouble.isServerFault) logServerError(request, error);
    reply.header('cache-control', 'no-store');
    await say(reply, trouble, request);
  });
}

/**
 * Answers all that has no proper answer on a host in the host's words: errors, paths that lead
 * nowhere, and addresses that cannot be read.
 */
export function handleErrors(app: FastifyInstance, say: SendError): void {
  handleThrownErrors(app, say);
  app.setNotFoundHandler((request, reply) => say(reply, notFound, request));
  app.all(unreadable, () => {
    throw new RefusedRequest(400, 'this address cannot be read');
  });
}

/** What an answer allows that says nothing of it itself. */
const defaultHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Gives every answer a security policy. Redirects have none: it would be for nothing, and some
 * browsers hold it against the page that is led to.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const isRedirect = reply.statusCode >= 300 && reply.statusCode < 400;
    if (!isRedirect)
      for (const [name, value] of Object.entries(defaultHeaders))
        if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
}
