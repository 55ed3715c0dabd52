import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

/**
 * What a call does to the world. The kind alone decides how often it is tried, whether it may move
 * to a backup host, and what the player sees when every attempt has failed.
 */
export type CallKind =
  'read' | 'preview' | 'poll' | 'claim' | 'password' | 'code-sign-in' | 'create' | 'card' | 'track';

/** Who may make a call: anyone, or only a player whose `oauth_token` is valid (spec §6). */
export type CallAudience = 'guest' | 'player';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One call (spec §7), as both ends of the wire know it. */
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
  /** Everything on the API host is a GET; the tracking host takes POSTs. */
  readonly method: 'GET' | 'POST';
  /**
   * Query parameters, without `spec_lang` and `oauth_token`, which every GET carries; of a POST,
   * what its body holds.
   */
  readonly params: Params;
  /** `content` of an answer whose code is 1. */
  readonly content: Content;
}

/** The query parameters a caller passes. */
export type ParamsOf<C extends Call> = InferOutput<C['params']>;

/** What a successful answer yields once it has been parsed. */
export type ContentOf<C extends Call> = InferOutput<C['content']>;

/**
 * Defines a call of the main API. This is the only place where its path or one of its fields is written; types,
 * endpoints, routes and validation all follow from it.
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
