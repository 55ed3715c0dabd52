export { type Clock, Transport, type TransportOptions, createTransport } from './create-transport';
export type { EarlyCall, Instant } from './early-calls';
export type { Fetch } from './fetch-attempt';
export type { HostMemory, RememberedHost } from './host-choice';
export type { BackEnd } from './with-retry';
export type {
  CallFailed,
  CallFailure,
  CallOutcome,
  CallRequest,
  FailureReason,
  Refusal,
  SendCall,
} from './send';
export type { ShopNotice, ShopEvent } from './shop-event';
export {
  type FailurePresentation,
  failurePresentation,
  failurePresentationOf,
} from './failure-presentation';
export { takeOver } from './take-over';
export type { SessionParams } from './with-session';
