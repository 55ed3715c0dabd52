import type { Brand } from '@shop/brands';
import { type Call, Code, type ParamsOf } from '@shop/contract';
import * as v from 'valibot';
import { type Player, findPlayer } from '../accounts/find-player';
import type { Services } from '../hosts/services';
import { type Outcome, type OutcomeOf, type Refusal, refuse } from './outcome';

/** What is known of a request besides its parameters. */
export interface RequestContext {
  /**
   * The player behind a valid token; always there for a call whose audience is the player, unless
   * its route looks the player up by itself.
   */
  readonly player: Player | null;
  /** The token as it was sent; empty where there was none. */
  readonly token: string;
  /** The brand whose storefront asks; null for a caller without an origin. */
  readonly brand: Brand | null;
  /** The address the request came from. */
  readonly address: string;
  /** `http://api.localhost:4000`, as the caller reached us; pictures are linked with it. */
  readonly ownOrigin: string;
}

/** A call with the code that answers it. */
export interface Route<Name extends string = string> {
  readonly call: Call<Name>;
  /** Whether `answer` looks the player up by itself, from the token of the context. */
  readonly isSelfAdmitting: boolean;
  answer(query: unknown, context: RequestContext, services: Services): Promise<Outcome<unknown>>;
}

const methodParameters: ReadonlySet<string> = new Set(['channel', 'channel_id', 'country']);

/** A wrong parameter of the payment method has a code of its own (spec §5). */
function refuseParameters(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const isAboutMethod = issues.every((issue) => methodParameters.has(v.getDotPath(issue) ?? ''));
  return refuse(isAboutMethod ? Code.wrongMethodParameters : Code.malformedRequest);
}

/** Answers a call of the contract: its parameters are parsed, its content is typed. */
export type Handler<C extends Call> = (
  params: ParamsOf<C>,
  context: RequestContext,
  services: Services,
) => Promise<OutcomeOf<C>>;

/** Binds a call of the contract to the function that answers it, once its parameters are parsed. */
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
 * Like {@link route}, for a call that is made so often that it looks its player up together with
 * what it reads, in one trip to the database. `respond` refuses a token that is not valid.
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
      // What is wrong with a request is told to those alone who may make it.
      const player = await findPlayer(services.database, context.token, services.clock.now());
      return player === null ? refuse(Code.notLoggedIn) : refuseParameters(params.issues);
    },
  };
}
