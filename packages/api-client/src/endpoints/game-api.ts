import { allRoleList, gameLogo, serverList } from '@shop/contract';
import { callQuery, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** A game's logo and servers, and all the player's characters in the game. */
export const gameApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    gameLogo: callQuery(build, gameLogo),
    serverList: playerQuery(build, serverList),
    allRoleList: playerQuery(build, allRoleList),
  }),
});

/** The hooks of {@link gameApi}. */
export const { useGameLogoQuery, useServerListQuery, useAllRoleListQuery } = gameApi;
