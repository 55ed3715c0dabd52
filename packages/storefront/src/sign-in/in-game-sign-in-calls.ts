import { inGameSignInApi } from '@shop/api-client/in-game-sign-in';
import { toOpaque } from '@shop/api-client/opaque-params';
import type { SignInCalls } from '@shop/storefront-core/sign-in';
import type { Dispatch } from './sign-in-calls';

/** Returns the calls that sign a payer in to the game of another player (spec §6, §7). */
export function inGameSignInCalls(gameId: string, dispatch: Dispatch): SignInCalls {
  const game = { game_id: gameId };
  const { endpoints } = inGameSignInApi;
  return {
    password: (sent) => dispatch(endpoints.inGameLogin.initiate(toOpaque({ ...game, ...sent }))),
    google: (sent) =>
      dispatch(endpoints.inGameGoogleLogin.initiate(toOpaque({ ...game, ...sent }))),
    apple: (sent) => dispatch(endpoints.inGameAppleLogin.initiate(toOpaque({ ...game, ...sent }))),
    facebook: (sent) =>
      dispatch(endpoints.inGameFacebookLogin.initiate(toOpaque({ ...game, ...sent }))),
    twitter: (sent) =>
      dispatch(endpoints.inGameTwitterLogin.initiate(toOpaque({ ...game, ...sent }))),
    twitterStart: (sent) => dispatch(endpoints.inGameTwitterStart.initiate({ ...game, ...sent })),
    vk: (sent) => dispatch(endpoints.inGameVkLogin.initiate(toOpaque({ ...game, ...sent }))),
    huawei: (sent) =>
      dispatch(endpoints.inGameHuaweiLogin.initiate(toOpaque({ ...game, ...sent }))),
  };
}
