import { allRoleList, gameLogo } from '@shop/contract';
import { callQuery, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** More about a game: its logo, and all the characters of the player in it. */
export const gameApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    gameLogo: callQuery(build, gameLogo),
    allRoleList: playerQuery(build, allRoleList),
  }),
});

/** The hooks of {@link gameApi}. */
export const { useGameLogoQuery, useAllRoleListQuery } = gameApi;
