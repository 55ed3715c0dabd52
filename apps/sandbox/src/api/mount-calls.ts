import { Code } from '@shop/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findPlayer } from '../accounts/token';
import type { Services } from '../hosts/services';
import { type Outcome, refuse, toEnvelope } from './outcome';
import { isDeliberate } from './prefetch';
import type { Route, Visit } from './route';

/** Every call may carry these besides its own parameters (spec §7). */
const common = v.object({ oauth_token: v.optional(v.string(), '') });

async function visitOf(request: FastifyRequest, services: Services): Promise<Visit> {
  const query = v.safeParse(common, request.query);
  const token = query.success ? query.output.oauth_token : '';
  const storefront = services.addresses.storefronts.get(request.headers.origin ?? '');
  return {
    player: token === '' ? null : await findPlayer(services.database, token, services.clock.now()),
    brand: storefront?.brand ?? null,
    address: request.ip,
    ownOrigin: `http://${request.headers.host ?? ''}`,
  };
}

async function respond(
  request: FastifyRequest,
  route: Route,
  services: Services,
): Promise<Outcome> {
  const { kind, audience } = route.call;
  if (kind === 'create' && !isDeliberate(request.headers, services.addresses))
    return refuse(Code.malformedRequest);
  const visit = await visitOf(request, services);
  if (audience === 'player' && visit.player === null) return refuse(Code.notLoggedIn);
  return route.answer(request.query, visit, services);
}

/** Mounts the calls of the contract: path, method and validation come from their definitions. */
export function mountCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
): void {
  for (const route of routes)
    app.get(route.call.path, { exposeHeadRoute: false }, async (request) =>
      toEnvelope(await respond(request, route, services)),
    );
}
