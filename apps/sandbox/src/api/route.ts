import type { Brand } from '@shop/brands';
import { type Call, Code, type ParamsOf } from '@shop/contract';
import * as v from 'valibot';
import { type Player, findPlayer } from '../accounts/find-player';
import type { Services } from '../hosts/services';
import { type Outcome, refuse } from './outcome';

/** What is known of a request besides its parameters. */
export interface Visit {
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
  /** Whether `answer` looks the player up by itself, from the token of the visit. */
  readonly isSelfAdmitting: boolean;
  answer(query: unknown, visit: Visit, services: Services): Promise<Outcome>;
}

const methodParameters: ReadonlySet<string> = new Set(['channel', 'channel_id', 'country']);

/** A wrong parameter of the payment method has a code of its own (spec §5). */
function refuseParameters(issues: readonly v.BaseIssue<unknown>[]): Outcome {
  const isAboutMethod = issues.every((issue) => methodParameters.has(v.getDotPath(issue) ?? ''));
  return refuse(isAboutMethod ? Code.wrongMethodParameters : Code.malformedRequest);
}

/** Binds a call of the contract to the function that answers it, once its parameters are parsed. */
export function route<C extends Call>(
  call: C,
  respond: (params: ParamsOf<C>, visit: Visit, services: Services) => Promise<Outcome>,
): Route<C['name']> {
  return {
    call,
    isSelfAdmitting: false,
    async answer(query, visit, services) {
      const params = v.safeParse(call.params, query);
      if (!params.success) return refuseParameters(params.issues);
      return respond(params.output, visit, services);
    },
  };
}

/**
 * Like {@link route}, for a call that is made so often that it looks its player up together with
 * what it reads, in one trip to the database. `respond` refuses a token that is not valid.
 */
export function selfAdmittingRoute<C extends Call>(
  call: C,
  respond: (params: ParamsOf<C>, visit: Visit, services: Services) => Promise<Outcome>,
): Route<C['name']> {
  return {
    call,
    isSelfAdmitting: true,
    async answer(query, visit, services) {
      const params = v.safeParse(call.params, query);
      if (params.success) return respond(params.output, visit, services);
      // What is wrong with a request is told to those alone who may make it.
      const player = await findPlayer(services.database, visit.token, services.clock.now());
      return player === null ? refuse(Code.notLoggedIn) : refuseParameters(params.issues);
    },
  };
}
