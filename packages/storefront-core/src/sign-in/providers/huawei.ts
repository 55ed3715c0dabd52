import { authorizationPage, codeBinding, oauth2Return, single } from './oauth2';
import type { SignInProvider } from './sign-in-provider';

/** Signs in with an account of the phone maker, by a code. Its page works in embedded browsers. */
export const huawei: SignInProvider = {
  ...oauth2Return,
  appId: ({ client_id }) => client_id,
  refuses: () => false,
  begin: (start) =>
    authorizationPage('https://oauth-login.cloud.huawei.com/oauth2/v3/authorize', start, {
      response_type: 'code',
      scope: 'openid',
      ...codeBinding(start),
    }),
  logIn: ({ params, redirectUri, proofs, did, calls }) => {
    const code = single(params, 'code');
    if (code === null) return null;
    const sent = {
      authorization_code: code,
      redirect_uri: redirectUri,
      did,
      ...proofs,
    };
    return calls.huawei(sent);
  },
};
