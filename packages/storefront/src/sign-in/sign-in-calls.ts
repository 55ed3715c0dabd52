import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toOpaque } from '@shop/api-client/opaque-params';
import { signInApi } from '@shop/api-client/sign-in';
import type { ShopServices } from '@shop/storefront-core/services';
import type { SignInCalls } from '@shop/storefront-core/sign-in';

/** Sends the calls of a sign-in. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Returns the calls that sign a player in to a game of the shop. */
export function shopSignInCalls(clientId: string, dispatch: Dispatch): SignInCalls {
  const game = { client_id: clientId };
  const { endpoints } = signInApi;
  return {
    password: (sent) => dispatch(endpoints.login.initiate(toOpaque({ ...game, ...sent }))),
    google: (sent) => dispatch(endpoints.googleLogin.initiate(toOpaque({ ...game, ...sent }))),
    apple: (sent) => dispatch(endpoints.appleLogin.initiate(toOpaque({ ...game, ...sent }))),
    facebook: (sent) => dispatch(endpoints.facebookLogin.initiate(toOpaque({ ...game, ...sent }))),
    twitter: (sent) => dispatch(endpoints.twitterLogin.initiate(toOpaque({ ...game, ...sent }))),
    twitterStart: (sent) => dispatch(endpoints.twitterStart.initiate({ ...game, ...sent })),
    vk: (sent) => dispatch(endpoints.vkLogin.initiate(toOpaque({ ...game, ...sent }))),
    huawei: (sent) => dispatch(endpoints.huaweiLogin.initiate(toOpaque({ ...game, ...sent }))),
  };
}

/**
 * Returns the calls that sign in to a game: for a payment for another player those of the game itself
 * (spec §6). Rejects if their code cannot be loaded.
 */
export async function signInCallsFor(
  { replenishId, code }: Pick<ShopServices, 'replenishId' | 'code'>,
  clientId: string,
  dispatch: Dispatch,
): Promise<SignInCalls> {
  if (replenishId === null) return shopSignInCalls(clientId, dispatch);
  const { inGameSignInCalls } = await code.load(() => import('./in-game-sign-in-calls'));
  return inGameSignInCalls(clientId, dispatch);
}
