import type { PayLink } from '../links/pay-link';
import type { Presentation } from '../providers/provider';

/** The player has been sent to pay, or can be: `isOpen` is false where the window was blocked. */
export interface Redirected {
  readonly kind: 'redirect';
  readonly billingNo: string;
  /** For the result popup's "to pay". Checked; may be put in an `href`. */
  readonly link: PayLink;
  /**
   * Whether the link was opened. Where it was not, show it as a real link. That it was says nothing
   * about the payment, nor does a window that is closed again.
   */
  readonly isOpen: boolean;
  /** The order had been created by an earlier attempt with the same key (result code 10). */
  readonly repeated: boolean;
}

/** The order exists and there is nothing to open: the result popup waits for it. */
export interface Pending {
  readonly kind: 'pending';
  readonly billingNo: string;
  readonly repeated: boolean;
}

/** The player left the card fields. An order that exists can still be paid. */
export interface Cancelled {
  readonly kind: 'cancelled';
  /** Null if they left before an order was requested. */
  readonly billingNo: string | null;
}

/** The back end refused: nothing was stored. `msg` is for the player, `code` for the shop. */
export interface RefusedByBackEnd {
  readonly kind: 'refused';
  readonly reason: 'answer';
  readonly code: number;
  readonly msg: string;
  /** Unparsed; for an unpaid order (code -3060) its number and link. */
  readonly content: unknown;
}

/** An answer without an order number (spec §8). `messageKey` is the text to show. */
export interface RefusedWithoutOrder {
  readonly kind: 'refused';
  readonly reason: 'no-billing-no';
  readonly messageKey: 'payway_id is no exist';
}

/** An order was created, but its link is not one that may be followed. */
export interface RefusedLink {
  readonly kind: 'refused';
  readonly reason: 'invalid-link';
  readonly billingNo: string;
}

/** No order was asked for: this package, or the shop it runs in, cannot serve the channel. */
export interface RefusedChannel {
  readonly kind: 'refused';
  readonly reason: 'channel-not-served';
}

/** There is no order that the player could pay now. Nothing of theirs was charged. */
export type Refused = RefusedByBackEnd | RefusedWithoutOrder | RefusedLink | RefusedChannel;

/**
 * It is unknown whether an order exists. Say so, ask the player not to pay again, and try again with
 * the same idempotency key.
 */
export interface Unknown {
  readonly kind: 'unknown';
}

/** Something the presentation needs could not be loaded; offer another channel. */
export interface LoadFailed {
  readonly kind: 'load-failed';
  readonly part: Presentation;
  /** Null if loading failed before an order was requested. */
  readonly billingNo: string | null;
}

/**
 * How a launch ended. No result means that the order is paid; read the order for that.
 */
export type LaunchResult = Redirected | Pending | Cancelled | Refused | Unknown | LoadFailed;
