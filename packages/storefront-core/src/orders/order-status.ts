import type { BillingStatus, FailReason } from '@shop/contract';

/**
 * What is known of an order. The back end calls each that it has ended without money `fail` (spec §4); where it is
 * known that the player has replaced or cancelled it, or let its time pass, the order has not failed.
 */
export type OrderStatus = BillingStatus | 'replaced' | 'cancelled' | 'expired';

/** How an order has ended. */
export type EndedStatus = Exclude<OrderStatus, 'pending'>;

/**
 * What may become of an order. Money that was under way pays it even after its end, and why it has ended may be learned
 * later than that it has. A paid order stays paid.
 */
const nextStatuses = {
  pending: ['success', 'fail', 'replaced', 'cancelled', 'expired'],
  fail: ['success', 'replaced', 'cancelled', 'expired'],
  replaced: ['success'],
  cancelled: ['success'],
  expired: ['success'],
  success: [],
} as const satisfies Readonly<Record<OrderStatus, readonly EndedStatus[]>>;

/** Whether an order of one status may come to have another. */
export function canBecome(from: OrderStatus, to: EndedStatus): boolean {
  return nextStatuses[from].some((next) => next === to);
}

/** Whether an order has ended without money, which may still come. */
export function isEndedUnpaid(status: OrderStatus): boolean {
  return status !== 'pending' && canBecome(status, 'success');
}

const statusesByReason = {
  refused: 'fail',
  'insufficient-funds': 'fail',
  'expired-card': 'fail',
  cancelled: 'cancelled',
  'timed-out': 'expired',
} as const satisfies Record<FailReason, EndedStatus>;

/** Returns the status of an order from what the back end says of it; the reason is that of a failure. */
export function orderStatusOf(
  status: BillingStatus,
  reason: FailReason | undefined,
): Exclude<OrderStatus, 'replaced'> {
  return status === 'fail' && reason !== undefined ? statusesByReason[reason] : status;
}
