import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { currentPlayer } from './current-player';
import { shopSignIn, gameSignIn } from './login-game';
import { logIn } from './log-in';
import { readLoginConfig } from './read-login-config';
import { logInWithApple } from './third-party/apple';
import { logInWithFacebook } from './third-party/facebook';
import { logInWithGoogle } from './third-party/google';
import { logInWithHuawei } from './third-party/huawei';
import { logInWithTwitter, startTwitter } from './third-party/twitter';
import { logInWithVk } from './third-party/vk';

/** The calls about the identity of a player. */
export const accountRoutes = {
  loginConfig: route(calls.loginConfig, readLoginConfig),
  currentUser: route(calls.currentUser, currentPlayer),
  login: route(calls.login, shopSignIn(logIn)),
  googleLogin: route(calls.googleLogin, shopSignIn(logInWithGoogle)),
  appleLogin: route(calls.appleLogin, shopSignIn(logInWithApple)),
  facebookLogin: route(calls.facebookLogin, shopSignIn(logInWithFacebook)),
  twitterStart: route(calls.twitterStart, shopSignIn(startTwitter)),
  twitterLogin: route(calls.twitterLogin, shopSignIn(logInWithTwitter)),
  vkLogin: route(calls.vkLogin, shopSignIn(logInWithVk)),
  huaweiLogin: route(calls.huaweiLogin, shopSignIn(logInWithHuawei)),
  inGameLogin: route(calls.inGameLogin, gameSignIn(logIn)),
  inGameGoogleLogin: route(calls.inGameGoogleLogin, gameSignIn(logInWithGoogle)),
  inGameAppleLogin: route(calls.inGameAppleLogin, gameSignIn(logInWithApple)),
  inGameFacebookLogin: route(calls.inGameFacebookLogin, gameSignIn(logInWithFacebook)),
  inGameTwitterStart: route(calls.inGameTwitterStart, gameSignIn(startTwitter)),
  inGameTwitterLogin: route(calls.inGameTwitterLogin, gameSignIn(logInWithTwitter)),
  inGameVkLogin: route(calls.inGameVkLogin, gameSignIn(logInWithVk)),
  inGameHuaweiLogin: route(calls.inGameHuaweiLogin, gameSignIn(logInWithHuawei)),
} satisfies Partial<Record<CallName, Route>>;
