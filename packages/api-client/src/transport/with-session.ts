import type { SendCall, SendQuery } from './send';

/** What every call carries, read anew for each (spec §7). */
export interface SessionParams {
  /** The language of the page, one of the 18 of spec §1. */
  readonly language: () => string;
  /** The player's token, or null for a guest. */
  readonly token: () => string | null;
}

/**
 * Returns the query of a call: `spec_lang`, `oauth_token` and the call's parameters, without values that are neither text
 * nor number. The first two are not arguments of a call, so that no cache key contains them. A call that has a parameter of
 * one of these names (`twitter_redirect`) means something else by it, and sends its own value.
 */
export function sessionQuery(params: unknown, { language, token }: SessionParams): URLSearchParams {
  const session = { spec_lang: language(), oauth_token: token() };
  const entries: [string, unknown][] = Object.entries(Object.assign(session, params));
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  return query;
}

/** Adds the query to a call. */
export function withSession(next: SendQuery, session: SessionParams): SendCall {
  return ({ params, ...request }) => next({ ...request, params: sessionQuery(params, session) });
}
