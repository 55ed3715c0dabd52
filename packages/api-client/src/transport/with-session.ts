import type { SendCall } from './send';

/** What every call carries, read anew for each (spec §7). */
export interface SessionParams {
  /** The language of the page, one of the 18 of spec §1. */
  readonly language: () => string;
  /** The player's token, or null for a guest. */
  readonly token: () => string | null;
}

/**
 * Adds `spec_lang` and `oauth_token`. They are no arguments of a call, so no cache key has them. A
 * call that has a parameter of that name means something else by it (`twitter_redirect`), and its
 * own is sent.
 */
export function withSession(next: SendCall, { language, token }: SessionParams): SendCall {
  return (request) =>
    next({
      ...request,
      params: Object.assign({ spec_lang: language(), oauth_token: token() }, request.params),
    });
}
