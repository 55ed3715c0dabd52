import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { type CallKind, Code, calls } from '@shop/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { findPlayer } from '../accounts/find-player';
import type { Addresses } from '../hosts/addresses';
import { type RateLimit, limitRate } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import { type Outcome, refuse, toEnvelope } from './outcome';
import type { RequestContext, Route } from './route';
import { type CallLimits, shedCalls } from './shed-calls';
import type { WrittenBody } from './written-body';

/**
 * Returns whether a state-changing call comes from a script of a known page, and not from an image,
 * a form, a link or a browser's prefetch. Clients that send none of these headers are not browsers
 * and are accepted. Node's `fetch` sends `Sec-Fetch-Mode` but no `Sec-Fetch-Site`.
 */
function isUserInitiated(headers: IncomingHttpHeaders, { pages }: Addresses): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/i.test(purposes)) return false;

  const { origin } = headers;
  if (origin !== undefined && !pages.has(origin)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return true;
  return mode === 'cors' && (origin !== undefined || headers['sec-fetch-site'] === undefined);
}

/** Parameters that every call accepts besides its own (spec §7). */
const common = v.object({
  oauth_token: v.fallback(v.optional(v.string(), ''), ''),
  spec_lang: v.fallback(v.optional(v.string(), ''), ''),
});

/** Returns the context of a request before its token is checked. */
function guestContext(request: FastifyRequest, { addresses }: Services): RequestContext {
  const { oauth_token: token, spec_lang: language } = v.parse(common, request.query);
  const storefront = addresses.storefronts.get(request.headers.origin ?? '');
  return {
    player: null,
    token,
    language,
    brand: storefront?.brand ?? null,
    shopOrigin: storefront?.origin ?? null,
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
 * Whether calls of a kind change state. Every call is a GET, so a browser could send one by itself;
 * calls that change state are accepted from scripts only. Signing in counts attempts and issues
 * tokens, so it is one of them.
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
  if (isChanging[route.call.kind] && !isUserInitiated(request.headers, services.addresses))
    return refuse(Code.malformedRequest);
  const guest = guestContext(request, services);
  const context = route.isSelfAdmitting ? guest : await admit(guest, services);
  const isAdmitted = context.player !== null || (route.isSelfAdmitting && context.token !== '');
  if (route.call.audience === 'player' && !isAdmitted) return refuse(Code.notLoggedIn);
  return route.answer(request.query, context, services);
}

/** Sends an envelope that is written already, compressed if the client accepts it. */
function sendWritten(reply: FastifyReply, body: WrittenBody): FastifyReply {
  const isCompressed = negotiate(reply.request.headers['accept-encoding'] ?? '', ['gzip']) !== null;
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((name) => name !== undefined);
  reply.type('application/json; charset=utf-8').header('vary', vary.join(', '));
  if (!isCompressed) return reply.send(body.plain());
  return reply.header('content-encoding', 'gzip').send(body.gzip());
}

/** Calls that store a row for every guest who makes them. */
const rateLimitedCalls: ReadonlySet<string> = new Set([
  calls.twitterStart.name,
  calls.inGameTwitterStart.name,
]);

/** The limits of calls. */
export interface MountedLimits {
  readonly calls: CallLimits;
  /** Rate limit for {@link rateLimitedCalls}. */
  readonly signInStarts: RateLimit;
}

/** Mounts the contract's calls. Path, method and validation come from their definitions. */
export function mountCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  { calls: callLimits, signInStarts }: MountedLimits,
): void {
  const onRequest = limitRate(app, signInStarts);
  const answerOrShed = shedCalls(callLimits);
  for (const route of routes) {
    const limited = rateLimitedCalls.has(route.call.name) ? { onRequest } : {};
    app.get(route.call.path, { exposeHeadRoute: false, ...limited }, async (request, reply) => {
      const outcome = await answerOrShed(route.call, async () => respond(request, route, services));
      return outcome.kind === 'written' ? sendWritten(reply, outcome.body) : toEnvelope(outcome);
    });
  }
}
