import { gameList, goodsList, pageConfig, roleList } from '@shop/contract';
import { callQuery, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The first screen: the page's settings, games, roles and goods. */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    pageConfig: callQuery(build, pageConfig),
    gameList: callQuery(build, gameList),
    roleList: playerQuery(build, roleList),
    goodsList: callQuery(build, goodsList),
  }),
});

/** The hooks of {@link catalogueApi}. */
export const { usePageConfigQuery, useGameListQuery, useRoleListQuery, useGoodsListQuery } =
  catalogueApi;
