import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { mountApi } from '../api/mount-api';
import { mountCardFields } from '../cards/mount-card-fields';
import { mountConsole } from '../console/mount-console';
import { mountGateway } from '../gateway/mount-gateway';
import { mountPlainWeb } from '../plain-web/mount-plain-web';
import { mountPayPages } from '../providers/mount-pay-pages';
import { mountSignInProviders } from '../sign-in-providers/mount-sign-in-providers';
import { mountTracking } from '../tracking/mount-tracking';
import { findStorefront } from '../gateway/find-storefront';
import { sendUnknownOrigin } from '../gateway/send-unknown-origin';
import { handleThrownErrors, addSecurityHeaders, routedPath } from './handle-errors';
import { compressResponses } from './compress-responses';
import { hostRole } from './host-role';
import { type ServerLimits, defaultLimits } from './server-limits';
import type { Services } from './services';
import { notFound } from './host-error';

const bodyLimit = 64 * 1024;
const maxParamLength = 200;

/**
 * Creates the server of all hosts. The `Host` header alone decides which part serves a request: a
 * prefix for the part is put in front of the path before routing, so that no path of one host
 * reaches a route of another.
 */
export function createServer(
  services: Services,
  limits: ServerLimits = defaultLimits,
): FastifyInstance {
  const storefrontOf = findStorefront(services);
  const isStorefront = (host: string | undefined): boolean => storefrontOf(host) !== null;
  const { calls, rates, headersTimeoutMs, requestTimeoutMs, checkPauseMs } = limits;
  const { signInStarts } = rates;
  const server = Fastify({
    bodyLimit,
    // Fastify overrides the setting of `http` with its own.
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkPauseMs,
    },
    trustProxy: [...services.trustedProxies],
    forceCloseConnections: true,
    // A parameter that is too long is an unknown path, which every host reports in its own format.
    routerOptions: { maxParamLength, onMaxParamLength: undefined },
    rewriteUrl(request) {
      const url = request.url ?? '';
      const role = url.startsWith('/') ? hostRole(request.headers.host, isStorefront) : 'unknown';
      return routedPath(url, role);
    },
  });
  server.server.maxConnections = limits.maxConnections;
  addSecurityHeaders(server);
  handleThrownErrors(server, sendUnknownOrigin);
  server.setNotFoundHandler((request, reply) => sendUnknownOrigin(reply, notFound, request));

  compressResponses(server);
  // Counts where a route asks for it.
  void server.register(rateLimit, { global: false });
  void server.register(mountApi(services, { calls, signInStarts }), { prefix: '/@api' });
  void server.register(mountGateway(services, storefrontOf, rates.reports), {
    prefix: '/@storefront',
  });
  void server.register(mountPlainWeb(services), { prefix: '/@plain-web' });
  void server.register(mountPayPages(services), { prefix: '/@pay' });
  void server.register(mountCardFields(services), { prefix: '/@cards' });
  void server.register(mountSignInProviders(services, signInStarts), { prefix: '/@id' });
  void server.register(mountTracking(services, rates), { prefix: '/@track' });
  void server.register(mountConsole(services), { prefix: '/@console' });
  return server;
}
