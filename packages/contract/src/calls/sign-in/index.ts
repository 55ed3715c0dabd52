import { appleLogin, inGameAppleLogin } from './apple-login';
import { currentUser } from './current-user';
import { facebookLogin, inGameFacebookLogin } from './facebook-login';
import { googleLogin, inGameGoogleLogin } from './google-login';
import { huaweiLogin, inGameHuaweiLogin } from './huawei-login';
import { inGameLogin, login } from './login';
import { loginConfig } from './login-config';
import { realNameState } from './real-name-state';
import { inGameTwitterLogin, twitterLogin } from './twitter-login';
import { inGameTwitterStart, twitterStart } from './twitter-start';
import { inGameVkLogin, vkLogin } from './vk-login';

/** The sign-in calls, and those about the signed-in player (spec §7, login calls). */
export const signInCalls = {
  loginConfig,
  login,
  googleLogin,
  appleLogin,
  facebookLogin,
  twitterStart,
  twitterLogin,
  vkLogin,
  huaweiLogin,
  inGameLogin,
  inGameGoogleLogin,
  inGameAppleLogin,
  inGameFacebookLogin,
  inGameTwitterStart,
  inGameTwitterLogin,
  inGameVkLogin,
  inGameHuaweiLogin,
  currentUser,
  realNameState,
} as const;
