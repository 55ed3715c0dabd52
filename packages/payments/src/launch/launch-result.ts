import type { PayLink } from '../links/pay-link';
import type { Presentation } from '../providers/provider';

/** The order has a link to pay. */
export interface Redirected {
  readonly kind: 'redirect';
  readonly billingNo: string;
  /** The checked link for the result popup's "to pay"; safe to use as an `href`. */
  readonly link: PayLink;
  /**
   * Whether the link was opened in the pay window; false if there is none. In that case show the link, or follow
   * it in this tab. Neither an open nor a closed window means that the order is paid.
   */
  readonly isOpen: boolean;
  /** The order had been created by an earlier attempt with the same key (result code 10). */
  readonly repeated: boolean;
}

/** The order exists and there is nothing to open; show the result popup and wait for the order. */
export interface Pending {
  readonly kind: 'pending';
  readonly billingNo: string;
  readonly repeated: boolean;
}

/** The player left the card form or the card fields. An order that exists can still be paid. */
export interface Cancelled {
  readonly kind: 'cancelled';
  /** Null if they left before an order was requested. */
  readonly billingNo: string | null;
}

/** The back end refused; there is no new order. `msg` is for the player, `code` for the shop. */
export interface RefusedByBackEnd {
  readonly kind: 'refused';
  readonly reason: 'answer';
  readonly code: number;
  readonly msg: string;
  /**
   * Not validated; for code -3060 it has the number and link of the unpaid order. For -4000 it may have the name of the
   * wrong `parameter`, which is for developers: `msg` is what the player is told.
   */
  readonly content: unknown;
}

/** The response has no order number (spec §8). `messageKey` is the text to show. */
export interface RefusedWithoutOrder {
  readonly kind: 'refused';
  readonly reason: 'no-billing-no';
  readonly messageKey: 'payway_id is no exist';
}

/** An order was created, but its link must not be followed. */
export interface RefusedLink {
  readonly kind: 'refused';
  readonly reason: 'invalid-link';
  readonly billingNo: string;
}

/** No order was requested because this package, or the shop, cannot serve the channel. */
export interface RefusedChannel {
  readonly kind: 'refused';
  readonly reason: 'channel-not-served';
}

/** No order was requested because a text of the order is empty; leave out what there is not. A defect of the page. */
export interface RefusedOrder {
  readonly kind: 'refused';
  readonly reason: 'empty-parameter';
  /** Its name, for developers; the player is told that the order could not be made. */
  readonly parameter: string;
}

/** There is no order that the player can pay now. Nothing was charged. */
export type Refused =
  | RefusedByBackEnd
  | RefusedWithoutOrder
  | RefusedLink
  | RefusedChannel
  | RefusedOrder;

/**
 * It is unknown whether an order exists. Tell the player so, ask them not to pay again, and try again
 * with the same idempotency key.
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
 * The result of a launch. No result means that the order is paid; read the order for its status.
 */
export type LaunchResult = Redirected | Pending | Cancelled | Refused | Unknown | LoadFailed;
