import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toOpaque } from '@shop/api-client/opaque-params';
import { signInApi } from '@shop/api-client/sign-in';
import type { ParamsOf, UserInfo, signInCalls } from '@shop/contract';
import type { Failure } from '@shop/storefront-core/refusals';
import type { ShopServices } from '@shop/storefront-core/services';

/** Sends the calls of a sign-in. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The answer of a login call. */
export type LoginAnswer =
  | { readonly data: UserInfo; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };

/** The page of a provider that the back end names, or why it names none. */
type StartAnswer =
  | { readonly data: { readonly url: string }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };

type Params<Name extends keyof typeof signInCalls> = Omit<
  ParamsOf<(typeof signInCalls)[Name]>,
  'client_id'
>;

/** The calls that sign in to one game (spec §7). Their parameters contain secrets, which are not stored. */
export interface SignInCalls {
  readonly password: (params: Params<'login'>) => Promise<LoginAnswer>;
  readonly google: (params: Params<'googleLogin'>) => Promise<LoginAnswer>;
  readonly apple: (params: Params<'appleLogin'>) => Promise<LoginAnswer>;
  readonly facebook: (params: Params<'facebookLogin'>) => Promise<LoginAnswer>;
  readonly twitter: (params: Params<'twitterLogin'>) => Promise<LoginAnswer>;
  readonly twitterStart: (params: Params<'twitterStart'>) => Promise<StartAnswer>;
  readonly vk: (params: Params<'vkLogin'>) => Promise<LoginAnswer>;
  readonly huawei: (params: Params<'huaweiLogin'>) => Promise<LoginAnswer>;
}

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
