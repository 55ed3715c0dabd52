import { single } from './oauth2';
import type { SignInProvider } from './sign-in-provider';

/** The hosts of the platform's consent page. */
const pages: readonly string[] = ['https://api.twitter.com', 'https://api.x.com'];

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Signs in with an account of the short-message platform, by OAuth 1.0a: the back end requests a token
 * and names the platform's page. The protocol has no `state`; the request token takes its place. The page
 * works in embedded browsers.
 */
export const twitter: SignInProvider = {
  appId: () => null,
  refuses: () => false,
  begin: async ({ calls, redirectUri, standIn }) => {
    const { data, error } = await calls.twitterStart({ callback: redirectUri });
    if (error !== undefined) return { kind: 'none', failure: error };
    const page = urlOf(data.url);
    const token = page === null ? null : single(page.searchParams, 'oauth_token');
    const isKnown =
      standIn === null
        ? pages.includes(page?.origin ?? '')
        : page?.href.startsWith(`${standIn}/`) === true;
    // An address of another host is not followed, whoever sent it.
    if (!isKnown || token === null) return { kind: 'none', failure: {} };
    return { kind: 'page', address: data.url, state: token };
  },
  stateOf: (params) => single(params, 'oauth_token') ?? single(params, 'denied'),
  errorOf: (params) => (params.has('denied') ? 'cancelled' : null),
  logIn: ({ params, did, calls }) => {
    const token = single(params, 'oauth_token');
    const verifier = single(params, 'oauth_verifier');
    if (token === null || verifier === null) return null;
    const sent = { oauth_token: token, oauth_verifier: verifier, did };
    return calls.twitter(sent);
  },
};
