export {
  inGameSignInApi,
  useInGameAppleLoginMutation,
  useInGameFacebookLoginMutation,
  useInGameGoogleLoginMutation,
  useInGameHuaweiLoginMutation,
  useInGameLoginMutation,
  useInGameTwitterLoginMutation,
  useInGameTwitterStartMutation,
  useInGameVkLoginMutation,
} from './endpoints/in-game-sign-in-api';
export { type Sealed, discard, seal } from './endpoints/seal';
export {
  signInApi,
  useAppleLoginMutation,
  useFacebookLoginMutation,
  useGoogleLoginMutation,
  useHuaweiLoginMutation,
  useLoginConfigQuery,
  useLoginMutation,
  useRealNameStateQuery,
  useTwitterLoginMutation,
  useTwitterStartMutation,
  useVkLoginMutation,
} from './endpoints/sign-in-api';
