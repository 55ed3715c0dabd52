export {
  catalogueApi,
  useGameListQuery,
  useGoodsListQuery,
  usePageConfigQuery,
  useRoleListQuery,
} from './endpoints/catalogue-api';
export {
  gameApi,
  useAllRoleListQuery,
  useGameLogoQuery,
  useServerListQuery,
} from './endpoints/game-api';
export { sessionApi, useLazyCurrentUserQuery } from './endpoints/session-api';
export { useInitPageQuery, visitApi } from './endpoints/visit-api';
export { networkReturned, playerChanged, shopApi } from './endpoints/shop-api';
export {
  type Clock,
  Transport,
  type TransportOptions,
  createTransport,
} from './transport/create-transport';
export type { EarlyCall, Instant } from './transport/early-calls';
export type { Fetch } from './transport/fetch-attempt';
export type { HostMemory, RememberedHost } from './transport/host-choice';
export type { BackEnd } from './transport/with-retry';
export type {
  CallFailed,
  CallFailure,
  CallOutcome,
  CallRequest,
  FailureReason,
  Refusal,
  SendCall,
} from './transport/send';
export type { ShopNotice, ShopEvent } from './transport/shop-event';
export { type FailurePresentation, failurePresentation } from './transport/failure-presentation';
export { takeOver } from './transport/take-over';
export type { SessionParams } from './transport/with-session';
