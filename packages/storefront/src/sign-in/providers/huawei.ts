import { toOpaque } from '@shop/api-client/opaque-params';
import { signInApi } from '@shop/api-client/sign-in';
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
  logIn: ({ params, clientId, redirectUri, proofs, did, dispatch }) => {
    const code = single(params, 'code');
    if (code === null) return null;
    const sent = {
      client_id: clientId,
      authorization_code: code,
      redirect_uri: redirectUri,
      did,
      ...proofs,
    };
    return dispatch(signInApi.endpoints.huaweiLogin.initiate(toOpaque(sent)));
  },
};
