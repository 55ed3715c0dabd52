export {
  catalogueApi,
  useGameListQuery,
  useGoodsListQuery,
  usePageConfigQuery,
  useRoleListQuery,
  useServerListQuery,
} from './endpoints/catalogue-api';
export { gameApi, useAllRoleListQuery, useGameLogoQuery } from './endpoints/game-api';
export { playerChanged } from './endpoints/player-changed';
export { sessionApi, useCurrentUserQuery, useLazyCurrentUserQuery } from './endpoints/session-api';
export { useInitPageQuery, visitApi } from './endpoints/visit-api';
export { shopApi } from './endpoints/shop-api';
export type {
  CallFailed,
  CallFailure,
  CallOutcome,
  FailureReason,
  Refusal,
} from './transport/call-outcome';
export type { Clock } from './transport/clock';
export { Transport, type TransportOptions, createTransport } from './transport/create-transport';
export type { Fetch } from './transport/fetch-attempt';
export type { HostMemory, RememberedHost } from './transport/host-choice';
export type { BackEnd } from './transport/retry-policy';
export type { CallRequest, SendCall } from './transport/send';
export type { Notice, ShopEvent } from './transport/shop-event';
export { type WhenAllFailed, whenAllFailed } from './transport/when-all-failed';
export type { SessionParams } from './transport/with-session';
