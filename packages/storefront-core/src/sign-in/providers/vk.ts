import { authorizationPage, oauth2Return, single } from './oauth2';
import type { SignInProvider } from './sign-in-provider';

/**
 * Signs in with an account of the Russian social network, by a token in the fragment. Its page works in
 * embedded browsers.
 */
export const vk: SignInProvider = {
  ...oauth2Return,
  appId: ({ vk_id }) => vk_id,
  refuses: () => false,
  begin: (start) =>
    authorizationPage('https://oauth.vk.com/authorize', start, {
      response_type: 'token',
      display: 'mobile',
    }),
  logIn: ({ params, calls }) => {
    const token = single(params, 'access_token');
    if (token === null) return null;
    const uid = single(params, 'user_id');
    const sent = { vk_access_token: token, ...(uid !== null && { uid }) };
    return calls.vk(sent);
  },
};
