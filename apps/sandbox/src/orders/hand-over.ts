import { useCoupon } from '../coupons/hold-coupon';
import type { Executor } from '../database/database';
import { deliveries } from '../database/schema/orders';
import { liftBlock } from '../replenishment/block';
import type { StoredOrder } from './stored-order';

/**
 * Hands over what a paid order is for: goods to the character, relief to the debtor; and uses its
 * coupon up. Run it in the transaction that makes the order a success, so that none is without its
 * goods.
 */
export async function handOver(
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
