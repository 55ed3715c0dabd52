import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { currentPlayer } from './current-player';
import { atShop, inGame } from './login-game';
import { logIn } from './log-in';
import { readLoginConfig } from './read-login-config';
import { logInWithApple } from './third-party/apple';
import { logInWithFacebook } from './third-party/facebook';
import { logInWithGoogle } from './third-party/google';
import { logInWithHuawei } from './third-party/huawei';
import { logInWithTwitter, startTwitter } from './third-party/twitter';
import { logInWithVk } from './third-party/vk';

/** The calls about who somebody is. */
export const accountRoutes = {
  loginConfig: route(calls.loginConfig, readLoginConfig),
  currentUser: route(calls.currentUser, currentPlayer),
  login: route(calls.login, atShop(logIn)),
  googleLogin: route(calls.googleLogin, atShop(logInWithGoogle)),
  appleLogin: route(calls.appleLogin, atShop(logInWithApple)),
  facebookLogin: route(calls.facebookLogin, atShop(logInWithFacebook)),
  twitterStart: route(calls.twitterStart, atShop(startTwitter)),
  twitterLogin: route(calls.twitterLogin, atShop(logInWithTwitter)),
  vkLogin: route(calls.vkLogin, atShop(logInWithVk)),
  huaweiLogin: route(calls.huaweiLogin, atShop(logInWithHuawei)),
  inGameLogin: route(calls.inGameLogin, inGame(logIn)),
  inGameGoogleLogin: route(calls.inGameGoogleLogin, inGame(logInWithGoogle)),
  inGameAppleLogin: route(calls.inGameAppleLogin, inGame(logInWithApple)),
  inGameFacebookLogin: route(calls.inGameFacebookLogin, inGame(logInWithFacebook)),
  inGameTwitterStart: route(calls.inGameTwitterStart, inGame(startTwitter)),
  inGameTwitterLogin: route(calls.inGameTwitterLogin, inGame(logInWithTwitter)),
  inGameVkLogin: route(calls.inGameVkLogin, inGame(logInWithVk)),
  inGameHuaweiLogin: route(calls.inGameHuaweiLogin, inGame(logInWithHuawei)),
} satisfies Partial<Record<CallName, Route>>;
