import { authorizationPage, oauth2Return, single } from './oauth2';
import type { SignInProvider } from './sign-in-provider';

/**
 * Signs in with an account of the social network, by a token in the fragment. It refuses web views of
 * Android, except those of its own apps.
 */
export const facebook: SignInProvider = {
  ...oauth2Return,
  appId: ({ fb_id }) => fb_id,
  refuses: ({ system, isFacebook }) => system === 'android' && !isFacebook,
  begin: (start) =>
    authorizationPage('https://www.facebook.com/v24.0/dialog/oauth', start, {
      response_type: 'token',
    }),
  logIn: ({ params, calls }) => {
    const token = single(params, 'access_token');
    if (token === null) return null;
    const sent = { fb_access_token: token };
    return calls.facebook(sent);
  },
};
