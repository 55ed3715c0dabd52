import { type CallKind, Code, calls } from '@shop/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findPlayer } from '../accounts/find-player';
import { type RateLimit, limitRate } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import { type Outcome, refuse, toEnvelope } from './outcome';
import { isDeliberate } from './prefetch';
import type { Route, RequestContext } from './route';

/** Every call may carry these besides its own parameters (spec §7). */
const common = v.object({ oauth_token: v.optional(v.string(), '') });

function tokenOf(request: FastifyRequest): string {
  const query = v.safeParse(common, request.query);
  return query.success ? query.output.oauth_token : '';
}

/** What is known of a request before anybody has looked at its token. */
function guestContext(request: FastifyRequest, { addresses }: Services): RequestContext {
  return {
    player: null,
    token: tokenOf(request),
    brand: addresses.storefronts.get(request.headers.origin ?? '')?.brand ?? null,
    address: request.ip,
    ownOrigin: `http://${request.headers.host ?? ''}`,
  };
}

async function admit(
  context: RequestContext,
  { database, clock }: Services,
): Promise<RequestContext> {
  if (context.token === '') return context;
  return { ...context, player: await findPlayer(database, context.token, clock.now()) };
}

/**
 * Whether a call changes something, so that a browser must not make it by itself: each of them is a
 * GET. Signing in is among them, since it counts tries and hands out tokens.
 */
const isChanging = {
  read: false,
  preview: false,
  poll: false,
  track: false,
  claim: true,
  password: true,
  'code-sign-in': true,
  create: true,
  card: true,
} as const satisfies Record<CallKind, boolean>;

async function respond(
  request: FastifyRequest,
  route: Route,
  services: Services,
): Promise<Outcome<unknown>> {
  if (isChanging[route.call.kind] && !isDeliberate(request.headers, services.addresses))
    return refuse(Code.malformedRequest);
  const guest = guestContext(request, services);
  const context = route.isSelfAdmitting ? guest : await admit(guest, services);
  const isAdmitted = context.player !== null || (route.isSelfAdmitting && context.token !== '');
  if (route.call.audience === 'player' && !isAdmitted) return refuse(Code.notLoggedIn);
  return route.answer(request.query, context, services);
}

/** Calls that leave a row behind for every guest who makes them. */
const leavingRows: ReadonlySet<string> = new Set([
  calls.twitterStart.name,
  calls.inGameTwitterStart.name,
]);

/**
 * Mounts the calls of the contract: path, method and validation come from their definitions.
 *
 * @param beginnings How often calls may be made that leave a row behind for every guest.
 */
export function mountCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  beginnings: RateLimit,
): void {
  const onRequest = limitRate(beginnings);
  for (const route of routes) {
    const limited = leavingRows.has(route.call.name) ? { onRequest } : {};
    app.get(route.call.path, { exposeHeadRoute: false, ...limited }, async (request) =>
      toEnvelope(await respond(request, route, services)),
    );
  }
}
