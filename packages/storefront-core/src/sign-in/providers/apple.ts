import { authorizationPage, codeBinding, oauth2Return, single } from './oauth2';
import type { SignInProvider } from './sign-in-provider';

/**
 * Signs in with an account of the iOS device maker, by a code and an ID token. They come in the fragment,
 * since static files receive no posted form; so name and mail address, which need the form, are not
 * requested. Its page works in embedded browsers.
 */
export const apple: SignInProvider = {
  ...oauth2Return,
  appId: ({ ios_id }) => ios_id,
  refuses: () => false,
  begin: (start) =>
    authorizationPage('https://appleid.apple.com/auth/authorize', start, {
      response_type: 'code id_token',
      response_mode: 'fragment',
      ...codeBinding(start),
    }),
  logIn: ({ params, redirectUri, proofs, did, calls }) => {
    const code = single(params, 'code');
    const token = single(params, 'id_token');
    if (code === null || token === null) return null;
    const sent = {
      authorization_code: code,
      identity_token: token,
      redirect_uri: redirectUri,
      did,
      ...proofs,
    };
    return calls.apple(sent);
  },
};
