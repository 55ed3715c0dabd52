import type { Consent, SignInProvider, SignInStart } from './sign-in-provider';

/** The errors by which providers say that the player has cancelled. */
const cancelled: readonly string[] = ['access_denied', 'user_cancelled_authorize'];

/** Returns the value of a parameter; null if it is missing, empty or repeated (RFC 6749 §3.1). */
export function single(params: URLSearchParams, name: string): string | null {
  const [value = '', ...others] = params.getAll(name);
  return value === '' || others.length > 0 ? null : value;
}

/** How a provider of OAuth 2.0 returns (RFC 6749 §4.1.2). */
export const oauth2Return: Pick<SignInProvider, 'stateOf' | 'errorOf'> = {
  stateOf: (params) => single(params, 'state'),
  errorOf: (params) => {
    const error = params.get('error');
    if (error === null) return null;
    return cancelled.includes(error) ? 'cancelled' : 'failed';
  },
};

/** Returns the parameters that bind a code to this browser (RFC 7636; OpenID Connect Core §3.1.2.1). */
export function codeBinding({ challenge, nonce }: SignInStart): Readonly<Record<string, string>> {
  return challenge === null
    ? { nonce }
    : { nonce, code_challenge: challenge, code_challenge_method: 'S256' };
}

/** Returns the authorization page of a provider of OAuth 2.0 (RFC 6749 §4.1.1, §4.2.1). */
export function authorizationPage(
  page: string,
  { appId, redirectUri, standIn, state }: SignInStart,
  params: Readonly<Record<string, string>>,
): Consent {
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    state,
    ...params,
  });
  // Providers that read the query without form decoding take `+` for itself.
  const search = query.toString().replace(/\+/g, '%20');
  const address = standIn === null ? page : `${standIn}/authorize`;
  return { kind: 'page', address: `${address}?${search}`, state };
}
