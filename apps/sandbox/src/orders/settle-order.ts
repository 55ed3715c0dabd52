import { and, eq } from 'drizzle-orm';
import { releaseCoupon } from '../coupons/hold-coupon';
import type { Executor } from '../database/database';
import { orders } from '../database/schema/orders';
import type { FinalStatus } from './final-status';
import { handOver } from './hand-over';

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
      await handOver(database, order, now);
      return true;
    case 'fail':
      await releaseCoupon(database, order);
      return true;
  }
}
