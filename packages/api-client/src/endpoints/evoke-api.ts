import { evokeGame } from '@shop/contract';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The way back into the game, once something was bought. */
export const evokeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ evokeGame: callQuery(build, evokeGame) }),
});

/** The hook of {@link evokeApi}. */
export const { useEvokeGameQuery } = evokeApi;
