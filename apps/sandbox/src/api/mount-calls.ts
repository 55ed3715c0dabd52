import { Code } from '@shop/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findPlayer } from '../accounts/find-player';
import type { Services } from '../hosts/services';
import { type Outcome, refuse, toEnvelope } from './outcome';
import { isDeliberate } from './prefetch';
import type { Route, Visit } from './route';

/** Every call may carry these besides its own parameters (spec §7). */
const common = v.object({ oauth_token: v.optional(v.string(), '') });

function tokenOf(request: FastifyRequest): string {
  const query = v.safeParse(common, request.query);
  return query.success ? query.output.oauth_token : '';
}

/** What is known of a request before anybody has looked at its token. */
function guestVisit(request: FastifyRequest, { addresses }: Services): Visit {
  return {
    player: null,
    token: tokenOf(request),
    brand: addresses.storefronts.get(request.headers.origin ?? '')?.brand ?? null,
    address: request.ip,
    ownOrigin: `http://${request.headers.host ?? ''}`,
  };
}

async function admit(visit: Visit, { database, clock }: Services): Promise<Visit> {
  if (visit.token === '') return visit;
  return { ...visit, player: await findPlayer(database, visit.token, clock.now()) };
}

/** No text of ours holds the character that PostgreSQL cannot store. */
const zeroCharacter = '%00';

/** Whether the request may do what it asks for, whoever asks. */
function isAcceptable(request: FastifyRequest, { call }: Route, services: Services): boolean {
  if (request.originalUrl.includes(zeroCharacter)) return false;
  const isMaking = call.kind === 'create' || call.kind === 'card';
  return !isMaking || isDeliberate(request.headers, services.addresses);
}

async function respond(
  request: FastifyRequest,
  route: Route,
  services: Services,
): Promise<Outcome> {
  if (!isAcceptable(request, route, services)) return refuse(Code.malformedRequest);
  const guest = guestVisit(request, services);
  const visit = route.isSelfAdmitting ? guest : await admit(guest, services);
  const isAdmitted = visit.player !== null || (route.isSelfAdmitting && visit.token !== '');
  if (route.call.audience === 'player' && !isAdmitted) return refuse(Code.notLoggedIn);
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
