import Fastify, { type FastifyInstance } from 'fastify';
import { mountApi } from '../api/mount-api';
import { mountCardFields } from '../cards/mount-card-fields';
import { mountConsole } from '../console/mount-console';
import { mountGateway } from '../gateway/mount-gateway';
import { mountPlainWeb } from '../plain-web/mount-plain-web';
import { mountPayPages } from '../providers/mount-pay-pages';
import { mountSignInProviders } from '../sign-in-providers/mount-sign-in-providers';
import { mountTracking } from '../tracking/mount-tracking';
import { hostRole } from './host-role';
import type { Services } from './services';

const bodyLimit = 64 * 1024;
const requestTimeout = 10_000;
const longestParameter = 200;

/**
 * The whole house as one server. Which part answers is decided by the `Host` header alone: the part
 * is put in front of the path before routing, so that no path of one host reaches another's route.
 */
export function createHouse(services: Services): FastifyInstance {
  const brandKeys = new Set(services.brands.map((brand) => brand.key));
  const house = Fastify({
    bodyLimit,
    requestTimeout,
    trustProxy: [...services.trustedProxies],
    forceCloseConnections: true,
    routerOptions: { maxParamLength: longestParameter },
    rewriteUrl(request) {
      const url = request.url ?? '';
      const role = url.startsWith('/') ? hostRole(request.headers.host, brandKeys) : 'unknown';
      return `/@${role}${url}`;
    },
  });

  void house.register(mountApi(services), { prefix: '/@api' });
  void house.register(mountGateway(services), { prefix: '/@storefront' });
  void house.register(mountPlainWeb(services), { prefix: '/@plain-web' });
  void house.register(mountPayPages(services), { prefix: '/@pay' });
  void house.register(mountCardFields(services), { prefix: '/@cards' });
  void house.register(mountSignInProviders(services), { prefix: '/@id' });
  void house.register(mountTracking(services), { prefix: '/@track' });
  void house.register(mountConsole(services), { prefix: '/@console' });
  house.setNotFoundHandler((_request, reply) =>
    reply.code(421).type('text/plain; charset=utf-8').send('No host of this name lives here.\n'),
  );
  return house;
}
