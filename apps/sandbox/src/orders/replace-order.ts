import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { orders } from '../database/schema/orders';
import { endPayment, findPayment } from '../providers/payment';
import type { StoredOrder } from './order';

/** What becomes of the order that a new one names as replaced. */
export type Replacement =
  /** It has failed, or none is named: there is nothing to end. */
  | { readonly kind: 'none' }
  /** It is unpaid and has to end. */
  | { readonly kind: 'pending'; readonly order: StoredOrder }
  /** It is paid, so that nothing may replace it. */
  | { readonly kind: 'paid'; readonly order: StoredOrder }
  /** It does not exist, or is not the player's order for these goods. */
  | { readonly kind: 'not-replaceable' };

function isSamePurchase(order: StoredOrder, row: StoredOrder): boolean {
  return (
    order.clientId === row.clientId &&
    order.serverId === row.serverId &&
    order.roleId === row.roleId &&
    order.productId === row.productId
  );
}

/** Finds the order that `row` replaces, without locking it; runs no query if none is named. */
export async function findReplaced(
  database: Database,
  row: StoredOrder,
  replaces: string | null,
): Promise<Replacement> {
  if (replaces === null) return { kind: 'none' };
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.billingNo, replaces), eq(orders.userId, row.userId)));
  if (order === undefined || !isSamePurchase(order, row)) return { kind: 'not-replaceable' };
  switch (order.status) {
    case 'pending':
      return { kind: 'pending', order };
    case 'success':
      return { kind: 'paid', order };
    case 'fail':
      return { kind: 'none' };
  }
}

/**
 * Cancels the payment of a replaced order at its provider, with the provider's event. The order is
 * locked first and its payment second, so that neither webhooks nor the provider's pages, which lock
 * one of the two, can wait in a circle. The order stays pending: see {@link settleOrder}.
 *
 * @returns `ended` if no money can be taken any more; `paid` if it was taken, though the shop may not know
 * it yet; `settled` if the order has been settled in the meantime.
 */
export async function cancelReplaced(
  transaction: Transaction,
  { billingNo }: StoredOrder,
  now: Date,
): Promise<'ended' | 'paid' | 'settled'> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.billingNo, billingNo), eq(orders.status, 'pending')))
    .for('update');
  if (order === undefined) return 'settled';
  const payment = await findPayment(transaction, order.provider, order.paymentId);
  if (payment === null) return 'paid';
  const wish = { state: 'cancelled', reason: null } as const;
  const { state } = await endPayment(transaction, payment, wish, now);
  return state === 'approved' ? 'paid' : 'ended';
}
