import { signInCalls } from '@shop/contract';
import { callMutation } from './call-mutation';
import { sealedMutation } from './sealed-endpoint';
import { shopApi } from './shop-api';

/** The sign-ins of `signInApi` for somebody who pays for another player (spec §6). */
export const inGameSignInApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    inGameLogin: sealedMutation(build, signInCalls.inGameLogin),
    inGameGoogleLogin: sealedMutation(build, signInCalls.inGameGoogleLogin),
    inGameAppleLogin: sealedMutation(build, signInCalls.inGameAppleLogin),
    inGameFacebookLogin: sealedMutation(build, signInCalls.inGameFacebookLogin),
    inGameTwitterStart: callMutation(build, signInCalls.inGameTwitterStart),
    inGameTwitterLogin: sealedMutation(build, signInCalls.inGameTwitterLogin),
    inGameVkLogin: sealedMutation(build, signInCalls.inGameVkLogin),
    inGameHuaweiLogin: sealedMutation(build, signInCalls.inGameHuaweiLogin),
  }),
});

/** The hooks of {@link inGameSignInApi}. */
export const {
  useInGameLoginMutation,
  useInGameGoogleLoginMutation,
  useInGameAppleLoginMutation,
  useInGameFacebookLoginMutation,
  useInGameTwitterStartMutation,
  useInGameTwitterLoginMutation,
  useInGameVkLoginMutation,
  useInGameHuaweiLoginMutation,
} = inGameSignInApi;
