import { signInCalls } from '@shop/contract';
import { callMutation } from './call-mutation';
import { callQuery, playerQuery } from './endpoint';
import { sealedMutation } from './sealed-endpoint';
import { shopApi } from './shop-api';

/**
 * Signing in to the shop. Passwords and the codes of other providers are passed under a seal, so
 * that they stay nowhere in the store.
 */
export const signInApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    loginConfig: callQuery(build, signInCalls.loginConfig),
    realNameState: playerQuery(build, signInCalls.realNameState),
    login: sealedMutation(build, signInCalls.login),
    googleLogin: sealedMutation(build, signInCalls.googleLogin),
    appleLogin: sealedMutation(build, signInCalls.appleLogin),
    facebookLogin: sealedMutation(build, signInCalls.facebookLogin),
    twitterStart: callMutation(build, signInCalls.twitterStart),
    twitterLogin: sealedMutation(build, signInCalls.twitterLogin),
    vkLogin: sealedMutation(build, signInCalls.vkLogin),
    huaweiLogin: sealedMutation(build, signInCalls.huaweiLogin),
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
