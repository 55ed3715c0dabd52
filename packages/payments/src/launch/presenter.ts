import type { PayLink } from '../links/pay-link';
import type { PayWindow } from './pay-window';

/**
 * How showing a payment ended. `opened`: the player was sent to it. `done`: they sent the fields.
 * `cancelled`: they left. `load-failed`: nothing could be shown. None says that anything is paid.
 */
export type ShowOutcome = 'opened' | 'done' | 'cancelled' | 'load-failed';

/** Shows the payment of an order. `payWindow` is null where the browser blocked it, or none is used. */
export type ShowPayment = (
  link: PayLink,
  payWindow: PayWindow | null,
) => ShowOutcome | Promise<ShowOutcome>;

/** What is ready before an order is asked for. */
export interface Prepared {
  /** Parameters that the player gives and the channel does not know: the packed prepaid card. */
  readonly params?: { readonly card_info: string };
  /** Null where the order’s call is the whole payment, and there is nothing to show. */
  readonly show: ShowPayment | null;
}

/** What became of the preparations. */
export type Preparation = Prepared | 'cancelled' | 'load-failed';

/**
 * A way to present a payment. It is asked before the order is: a script that does not load, or a
 * form that is left, must not leave an order nobody can pay. A rejection is a `load-failed`.
 */
export type Presenter = () => Preparation | Promise<Preparation>;
