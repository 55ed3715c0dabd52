import type { Brand } from '@shop/brands';
import { type Call, Code, type ParamsOf } from '@shop/contract';
import * as v from 'valibot';
import { type Player, findPlayer } from '../accounts/find-player';
import type { Services } from '../hosts/services';
import {
  type Outcome,
  type OutcomeOf,
  type RefusedOutcome,
  refuse,
  refuseParameter,
} from './outcome';

/** What a handler knows about a request besides its parameters. */
export interface RequestContext {
  /**
   * The player of a valid token. Never null for a call whose audience is `player`, unless its route
   * looks up the player itself.
   */
  readonly player: Player | null;
  /** The token as it was sent; empty if there was none. */
  readonly token: string;
  /** The brand of the calling storefront; null for a request without a storefront's origin. */
  readonly brand: Brand | null;
  /** The origin of the calling storefront; null for a request without one. */
  readonly shopOrigin: string | null;
  /** The language of the shop as it was sent (`spec_lang`): any text, or empty. */
  readonly language: string;
  /** The IP address of the client. */
  readonly address: string;
  /**
   * The origin that the client used, for example `http://api.localhost:4000`; base of image URLs.
   */
  readonly ownOrigin: string;
}

/** A call with its handler. */
export interface Route<Name extends string = string> {
  readonly call: Call<Name>;
  /** Whether `answer` looks up the player itself, by the token in the context. */
  readonly isSelfAdmitting: boolean;
  answer(query: unknown, context: RequestContext, services: Services): Promise<Outcome<unknown>>;
}

const methodParameters: ReadonlySet<unknown> = new Set(['channel', 'channel_id', 'country']);

/**
 * Refuses invalid parameters with the name of the first one; those of the payment method have their own code (spec §5).
 */
function refuseParameters(issues: readonly v.BaseIssue<unknown>[]): RefusedOutcome {
  const others = issues
    .map(({ path }) => path?.[0].key)
    .filter((name) => !methodParameters.has(name));
  const [name] = others;
  if (others.length === 0) return refuse(Code.wrongMethodParameters);
  return typeof name === 'string' ? refuseParameter(name) : refuse(Code.malformedRequest);
}

/** Handles a call whose parameters were parsed. */
export type Handler<C extends Call> = (
  params: ParamsOf<C>,
  context: RequestContext,
  services: Services,
) => Promise<OutcomeOf<C>>;

/** Binds a call of the contract to its handler and parses the parameters. */
export function route<C extends Call>(call: C, respond: Handler<NoInfer<C>>): Route<C['name']> {
  return {
    call,
    isSelfAdmitting: false,
    async answer(query, context, services) {
      const params = v.safeParse(call.params, query);
      if (!params.success) return refuseParameters(params.issues);
      return respond(params.output, context, services);
    },
  };
}

/**
 * Like {@link route}, for frequent calls: `respond` looks up the player together with the data it
 * reads, in one query, and refuses an invalid token.
 */
export function selfAdmittingRoute<C extends Call>(
  call: C,
  respond: Handler<NoInfer<C>>,
): Route<C['name']> {
  return {
    call,
    isSelfAdmitting: true,
    async answer(query, context, services) {
      const params = v.safeParse(call.params, query);
      if (params.success) return respond(params.output, context, services);
      // Only a signed-in player learns which parameters are invalid.
      const player = await findPlayer(services.database, context.token, services.clock.now());
      return player === null ? refuse(Code.notLoggedIn) : refuseParameters(params.issues);
    },
  };
}
