import type { PaymentCallName } from '@shop/contract';
import type { LoadedScript } from '../gateway/loaded-script';
import type { PayLink } from '../links/pay-link';
import type { PaymentCallParams } from './payment-request';
import type { PayWindow } from './pay-window';

/** What became of the wish to create an order. */
export type OrderAnswer =
  | {
      readonly kind: 'created';
      /** Empty where the back end made no order and did not say why. */
      readonly billing_no: string;
      /** Empty where there is nothing to open. */
      readonly url: string;
      /** The order is an earlier one with the same idempotency key. */
      readonly repeated: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly msg: string;
      readonly content: unknown;
    }
  | { readonly kind: 'unknown' };

/** Creates an order. A promise that rejects is taken as `unknown`: the server may have done it. */
export type CreateOrder = (
  call: PaymentCallName,
  params: PaymentCallParams,
) => Promise<OrderAnswer>;

/** Card fields to show: the address of their document, and the origin its messages come from. */
export interface CardFrame {
  readonly url: PayLink;
  readonly origin: string;
}

/** How the card fields ended: payment under way, left by the player, or never shown. */
export type CardOutcome = 'done' | 'cancelled' | 'load-failed';

/** What the launcher is made of. It reads no globals, so each way out of it is given here. */
export interface LauncherOptions {
  readonly createOrder: CreateOrder;
  /** Opens an empty window, `() => window.open('', '_blank')`; null where it is blocked. */
  readonly openWindow: () => PayWindow | null;
  /** Hosts of this environment besides those of the providers' files: cashier, cards, sandbox. */
  readonly linkHosts?: readonly string[];
  /** Loads what `showHostedCard` needs, before an order is asked for. A rejection stops the launch. */
  readonly prepareHostedCard?: () => Promise<unknown>;
  /** Shows card fields until they end. Without it hosted-card channels are refused. */
  readonly showHostedCard?: (frame: CardFrame) => Promise<CardOutcome>;
  /** Loads the brand's gateway script. Without it gateway channels open their page instead. */
  readonly loadGateway?: () => Promise<LoadedScript>;
}
