import { authorizationPage, codeBinding, oauth2Return, single } from './oauth2';
import type { SignInProvider } from './sign-in-provider';

/** Signs in with an account of the search engine, by a code. It refuses every embedded browser. */
export const google: SignInProvider = {
  ...oauth2Return,
  appId: ({ gg_id }) => gg_id,
  kept: ({ gg_pkg }) => gg_pkg,
  refuses: () => true,
  begin: (start) =>
    authorizationPage('https://accounts.google.com/o/oauth2/v2/auth', start, {
      response_type: 'code',
      scope: 'openid',
      ...codeBinding(start),
    }),
  logIn: ({ params, redirectUri, kept, proofs, did, calls }) => {
    const code = single(params, 'code');
    if (code === null) return null;
    const sent = {
      authorization_code: code,
      pkg: kept,
      redirect_uri: redirectUri,
      did,
      ...proofs,
    };
    return calls.google(sent);
  },
};
