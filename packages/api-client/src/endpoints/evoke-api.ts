import { evokeGame } from '@shop/contract';
import { callQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The link back into the game after a purchase. */
export const evokeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ evokeGame: callQuery(build, evokeGame) }),
});

/** The hook of {@link evokeApi}. */
export const { useEvokeGameQuery } = evokeApi;
