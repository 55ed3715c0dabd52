import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

/**
 * The effect of a call. The kind alone decides how often it is tried, whether it may move to a
 * backup host, and what the player sees when every attempt has failed.
 */
export type CallKind =
  | 'read'
  | 'preview'
  | 'poll'
  | 'claim'
  | 'password'
  | 'code-sign-in'
  | 'create'
  | 'card'
  | 'track';

/** Who may make a call: anyone, or only a player whose `oauth_token` is valid (spec §6). */
export type CallAudience = 'guest' | 'player';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One call (spec §7), for both ends of the wire. */
export interface Call<
  Name extends string = string,
  Kind extends CallKind = CallKind,
  Params extends Schema = Schema,
  Content extends Schema = Schema,
> {
  /** The name used in code, in reports and in the conformance suite. */
  readonly name: Name;
  readonly kind: Kind;
  readonly audience: CallAudience;
  /** Path below the API host, or for kind `track` below the tracking host. */
  readonly path: `/${string}`;
  /** Calls of the API host are GETs, those of the tracking host POSTs. */
  readonly method: 'GET' | 'POST';
  /**
   * The query parameters of a GET, without `spec_lang` and `oauth_token`, which every GET carries;
   * or the body of a POST.
   */
  readonly params: Params;
  /** `content` of an answer whose code is 1. */
  readonly content: Content;
}

/** The parameters of a call. */
export type ParamsOf<C extends Call> = InferOutput<C['params']>;

/** The parsed content of a successful answer. */
export type ContentOf<C extends Call> = InferOutput<C['content']>;

/**
 * Defines a call of the main API. This is the only place for its path and fields: types, endpoints,
 * routes and validation follow from it.
 *
 * @example
 * export const gameLogo = defineCall({
 *   name: 'gameLogo', kind: 'read', audience: 'guest', path: '/api/config/game_logo',
 *   params: v.object({ client_id: text() }), content: v.object({ icon: text() }),
 * });
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<
  const Name extends string,
  const Kind extends CallKind,
  Params extends Schema,
  Content extends Schema,
>(
  definition: Omit<Call<Name, Kind, Params, Content>, 'method'>,
): Call<Name, Kind, Params, Content> {
  return { ...definition, method: 'GET' };
}
