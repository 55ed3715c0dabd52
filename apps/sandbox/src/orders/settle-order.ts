import { and, eq } from 'drizzle-orm';
import { releaseCoupon, useCoupon } from '../coupons/hold-coupon';
import type { Executor } from '../database/database';
import { deliveries, orders } from '../database/schema/orders';
import { liftBlock } from '../replenishment/block';
import type { FinalStatus, StoredOrder } from './order';

/**
 * Hands over what a paid order is for: goods to the character, relief to the debtor; and uses its
 * coupon up. Run it in the transaction that makes the order a success, so that none is without its
 * goods.
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
 * Ends a pending order and, where it was paid, hands the goods over. Ending is one statement that
 * only touches a pending order, so an order ends once whoever comes first; run it in a transaction,
 * so that no paid order is without its goods.
 *
 * @returns Whether it was this call that ended it.
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
