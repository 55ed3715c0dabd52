import type { OrderAnswer } from '@shop/contract';
import type { OrderCallName } from '../providers/provider';
import type { PaymentCallParams } from './payment-request';
import type { PayWindow } from './pay-window';
import type { Presenters } from './presenter-of';

/** Creates an order. A promise that rejects is taken as `unknown`: the server may have done it. */
export type CreateOrder = (call: OrderCallName, params: PaymentCallParams) => Promise<OrderAnswer>;

/** What the launcher is made of. It reads no globals, so each way out of it is given here. */
export interface LauncherOptions {
  readonly createOrder: CreateOrder;
  /** Opens an empty window, `() => window.open('', '_blank')`; null where it is blocked. */
  readonly openWindow: () => PayWindow | null;
  /** Hosts of this environment besides those of the providers' files: cashier, cards, sandbox. */
  readonly linkHosts?: readonly string[];
  /**
   * Ways to present that not every shop needs: `hostedCard`, `gatewayScript` and `inGameCard` of the
   * entries named like them. Without one its channels are refused, except those of a gateway's
   * script, which open their page instead. Import them when they are asked for.
   */
  readonly presenters?: Presenters;
}
