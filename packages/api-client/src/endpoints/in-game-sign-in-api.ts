import { signInCalls } from '@shop/contract';
import { callMutation } from './call-mutation';
import { opaqueMutation } from './opaque-endpoint';
import { shopApi } from './shop-api';

/** The sign-ins of `signInApi` for paying for another player (spec §6). */
export const inGameSignInApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    inGameLogin: opaqueMutation(build, signInCalls.inGameLogin),
    inGameGoogleLogin: opaqueMutation(build, signInCalls.inGameGoogleLogin),
    inGameAppleLogin: opaqueMutation(build, signInCalls.inGameAppleLogin),
    inGameFacebookLogin: opaqueMutation(build, signInCalls.inGameFacebookLogin),
    inGameTwitterStart: callMutation(build, signInCalls.inGameTwitterStart),
    inGameTwitterLogin: opaqueMutation(build, signInCalls.inGameTwitterLogin),
    inGameVkLogin: opaqueMutation(build, signInCalls.inGameVkLogin),
    inGameHuaweiLogin: opaqueMutation(build, signInCalls.inGameHuaweiLogin),
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
