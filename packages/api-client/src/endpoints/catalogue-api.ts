import { gameList, goodsList, pageConfig, roleList, serverList } from '@shop/contract';
import { callQuery, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** The first screen: the page's settings, games, servers, roles and goods. */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    pageConfig: callQuery(build, pageConfig),
    gameList: callQuery(build, gameList),
    serverList: playerQuery(build, serverList),
    roleList: playerQuery(build, roleList),
    goodsList: callQuery(build, goodsList),
  }),
});

/** The hooks of {@link catalogueApi}. */
export const {
  usePageConfigQuery,
  useGameListQuery,
  useServerListQuery,
  useRoleListQuery,
  useGoodsListQuery,
} = catalogueApi;
