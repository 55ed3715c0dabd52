import type { LauncherOptions } from './launcher-options';
import type { Order, PaymentRequest } from './payment-request';

/** One launch: what is sent, for which order, and by which means. */
export interface LaunchContext {
  readonly request: PaymentRequest;
  readonly order: Order;
  readonly options: LauncherOptions;
  /** Hosts whose links may be followed: the provider's and the environment's. */
  readonly hosts: readonly string[];
}
