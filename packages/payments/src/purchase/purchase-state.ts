import type { BillingStatus, FailReason } from '@shop/contract';

/** What is known of a purchase in each of its statuses. */
export interface PurchaseFacts {
  /** Goods, character and way to pay are chosen; nothing has been sent. */
  chosen: object;
  /** Its order call is under way. */
  sent: {
    readonly key: string;
    /** Whether an earlier call had the same key, so that there may be an order already. */
    readonly isRepeated: boolean;
    /** The order of an earlier call, whose card is still to be entered; null if none is known. */
    readonly billingNo: string | null;
  };
  /** There may be an order: the purchase is sent again with its key. */
  unknown: { readonly key: string };
  /** There is no order. The next press is another purchase. */
  refused: object;
  /** There is an order, which the back end calls pending. */
  placed: Ordered & {
    /** Its key while its card is still to be entered: sending it again leads to the same order. */
    readonly key?: string | undefined;
  };
  /** It is paid. */
  success: Ordered;
  /** It has ended without money, and it is not known that the player or the time ended it. */
  fail: Ordered;
  /** The player pays for the same goods by another order. */
  replaced: Ordered;
  /** The player has cancelled it. */
  cancelled: Ordered;
  /** The time to pay it was over. */
  expired: Ordered;
}

/** What is known of every order. */
export interface Ordered {
  readonly billingNo: string;
}

/** How far a purchase has come. */
export type PurchaseStatus = keyof PurchaseFacts;

/** A purchase of one status, or of any, with what is known of it: a union by `status`. */
export type PurchaseState<Status extends PurchaseStatus = PurchaseStatus> = {
  [One in Status]: { readonly status: One } & PurchaseFacts[One];
}[Status];

/**
 * What may become of a purchase. Money that was under way pays an order even after its end, and why it has ended may be
 * learned later than that it has. A paid order stays paid.
 */
export const nextStatuses = {
  chosen: ['sent'],
  // `chosen` again if nothing was sent after all, as when a form did not load.
  sent: ['chosen', 'unknown', 'refused', 'placed'],
  unknown: ['sent'],
  refused: [],
  placed: ['sent', 'success', 'fail', 'replaced', 'cancelled', 'expired'],
  success: [],
  fail: ['success', 'replaced', 'cancelled', 'expired'],
  replaced: ['success'],
  cancelled: ['success'],
  expired: ['success'],
} as const satisfies Readonly<Record<PurchaseStatus, readonly PurchaseStatus[]>>;

/** The statuses that may follow one. */
export type StatusAfter<Status extends PurchaseStatus> = (typeof nextStatuses)[Status][number];

/** The statuses that one may follow. */
export type StatusBefore<Status extends PurchaseStatus> = {
  [One in PurchaseStatus]: Status extends StatusAfter<One> ? One : never;
}[PurchaseStatus];

/**
 * Returns a purchase as it is sent, by a press of "buy" or to ask what has become of it. One that was refused or has
 * ended cannot be sent again: that does not compile.
 *
 * @param newKey - Makes the key of a purchase that has none yet, a UUID.
 */
export function sent(
  purchase: PurchaseState<StatusBefore<'sent'>>,
  newKey: () => string,
): PurchaseState<'sent'> {
  switch (purchase.status) {
    case 'chosen':
      return { status: 'sent', key: newKey(), isRepeated: false, billingNo: null };
    case 'unknown':
      return { status: 'sent', key: purchase.key, isRepeated: true, billingNo: null };
    case 'placed': {
      const { key, billingNo } = purchase;
      // With nothing left to enter, buying again is a purchase of its own.
      if (key === undefined) return sent({ status: 'chosen' }, newKey);
      return { status: 'sent', key, isRepeated: true, billingNo };
    }
  }
}

/** How an order has ended. */
export type EndedStatus = Exclude<StatusAfter<'placed'>, 'sent'>;

/** How an order stands: a purchase from `placed` on. */
export type OrderStatus = 'placed' | EndedStatus;

/** Whether an order of one status may come to have another. */
export function canBecome(from: OrderStatus, to: EndedStatus): boolean {
  return nextStatuses[from].some((next) => next === to);
}

/** Whether an order has ended without money, which may still come. */
export function isEndedUnpaid(status: OrderStatus): boolean {
  return status !== 'placed' && canBecome(status, 'success');
}

const statusesByReason = {
  refused: 'fail',
  'insufficient-funds': 'fail',
  'expired-card': 'fail',
  cancelled: 'cancelled',
  'timed-out': 'expired',
} as const satisfies Record<FailReason, EndedStatus>;

/**
 * Returns the status of an order from what the back end says of it. It calls each order that it has ended without
 * money `fail` (spec §4); one that the player has cancelled, or whose time was over, has not failed.
 *
 * @param reason - That of a failure; undefined if it is not known.
 */
export function orderStatusOf(
  status: BillingStatus,
  reason: FailReason | undefined,
): Exclude<OrderStatus, 'replaced'> {
  switch (status) {
    case 'pending':
      return 'placed';
    case 'success':
      return 'success';
    case 'fail':
      return reason === undefined ? 'fail' : statusesByReason[reason];
  }
}
