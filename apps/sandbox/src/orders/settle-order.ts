import { and, eq } from 'drizzle-orm';
import { releaseCoupon, useCoupon } from '../coupons/hold-coupon';
import type { Executor } from '../database/database';
import { deliveries, orders } from '../database/schema/orders';
import { liftBlock } from '../replenishment/block';
import type { FinalStatus, StoredOrder } from './order';

/**
 * Delivers the goods of a paid order to the character, lifts the other player's block and uses up the
 * coupon. Call it in the transaction that makes the order a success, so that no paid order lacks
 * its goods.
 */
export async function fulfilOrder(
  transaction: Executor,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  await useCoupon(transaction, order, now);
  const userId = await liftBlock(transaction, order, now);
  const { billingNo, roleId, productId } = order;
  await transaction
    .insert(deliveries)
    .values({ billingNo, userId, roleId, productId, deliveredAt: now })
    .onConflictDoNothing();
}

/**
 * Settles a pending order and fulfils it if it was paid. One statement matches only a pending
 * order, so an order is settled once even if several callers try. Call it in a transaction, so that
 * no paid order lacks its goods.
 *
 * @returns Whether this call settled it.
 */
export async function settleOrder(
  database: Executor,
  billingNo: string,
  status: FinalStatus,
  now: Date,
): Promise<boolean> {
  const [order] = await database
    .update(orders)
    .set({ status, settledAt: now })
    .where(and(eq(orders.billingNo, billingNo), eq(orders.status, 'pending')))
    .returning();
  if (order === undefined) return false;
  switch (status) {
    case 'success':
      await fulfilOrder(database, order, now);
      return true;
    case 'fail':
      await releaseCoupon(database, order);
      return true;
  }
}
