import { signInCalls } from '@shop/contract';
import { callMutation } from './call-mutation';
import { callQuery, playerQuery } from './endpoint';
import { opaqueMutation } from './opaque-endpoint';
import { shopApi } from './shop-api';

/**
 * Signing in to the shop. Passwords and the codes of other providers are opaque parameters, so that
 * they do not get into the store.
 */
export const signInApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    loginConfig: callQuery(build, signInCalls.loginConfig),
    realNameState: playerQuery(build, signInCalls.realNameState),
    login: opaqueMutation(build, signInCalls.login),
    googleLogin: opaqueMutation(build, signInCalls.googleLogin),
    appleLogin: opaqueMutation(build, signInCalls.appleLogin),
    facebookLogin: opaqueMutation(build, signInCalls.facebookLogin),
    twitterStart: callMutation(build, signInCalls.twitterStart),
    twitterLogin: opaqueMutation(build, signInCalls.twitterLogin),
    vkLogin: opaqueMutation(build, signInCalls.vkLogin),
    huaweiLogin: opaqueMutation(build, signInCalls.huaweiLogin),
  }),
});

/** The hooks of {@link signInApi}. */
export const {
  useLoginConfigQuery,
  useRealNameStateQuery,
  useLoginMutation,
  useGoogleLoginMutation,
  useAppleLoginMutation,
  useFacebookLoginMutation,
  useTwitterStartMutation,
  useTwitterLoginMutation,
  useVkLoginMutation,
  useHuaweiLoginMutation,
} = signInApi;
