export {
  catalogueApi,
  useGameListQuery,
  useGoodsListQuery,
  usePageConfigQuery,
  useRoleListQuery,
} from './endpoints/catalogue-api';
// What the types of the endpoints are made of, for the declarations of other packages.
export type { CallMutation, CallQuery } from './endpoints/endpoint';
export {
  gameApi,
  useAllRoleListQuery,
  useGameLogoQuery,
  useServerListQuery,
} from './endpoints/game-api';
export { sessionApi, useLazyCurrentUserQuery } from './endpoints/session-api';
export { useInitPageQuery, visitApi } from './endpoints/visit-api';
export { networkReturned, playerChanged, shopApi } from './endpoints/shop-api';
