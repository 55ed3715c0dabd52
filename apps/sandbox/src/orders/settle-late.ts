import { and, eq, isNull } from 'drizzle-orm';
import { reserveCoupon } from '../coupons/hold-coupon';
import type { Executor } from '../database/database';
import { goods } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasPlace } from '../limits/has-place';
import { isDebtTaken } from './find-order';
import { handOver } from './hand-over';
import type { StoredOrder } from './stored-order';

/** What became of money that came after its order had failed. */
export type LateSettlement = 'late-success' | 'refund-due' | 'already-settled';

async function limitOf(transaction: Executor, { clientId, productId }: StoredOrder) {
  const [product] = await transaction
    .select({ limit: goods.purchaseLimit })
    .from(goods)
    .where(and(eq(goods.clientId, clientId), eq(goods.productId, productId)));
  return product?.limit ?? null;
}

/**
 * Whether all that the order gave back when it failed is still to be had; its coupon is then taken
 * again. The coupon comes last, for it alone is changed by asking.
 */
async function takeBack(transaction: Executor, order: StoredOrder, now: Date): Promise<boolean> {
  const limit = await limitOf(transaction, order);
  if (!(await hasPlace(transaction, limit, order, now))) return false;
  if (await isDebtTaken(transaction, order)) return false;
  // It was good when the order was made, which is what the player was promised.
  return reserveCoupon(transaction, order, order.createdAt);
}

/**
 * Settles an order that had failed and whose money came after all (ADR 16). Where its place under a
 * limit, its coupon and its debt are still free it becomes a success, and else the money is to be
 * paid back; both are flagged for a human, and both happen once: one statement decides, which only
 * touches a failed order without a flag. Run it in a transaction that has locked the order's row.
 *
 * @throws Where somebody takes the debt at that very moment: the transaction is then undone, and the
 * provider's next webhook finds it taken.
 */
export async function settleLate(
  transaction: Executor,
  order: StoredOrder,
  now: Date,
): Promise<LateSettlement> {
  if (order.status !== 'fail' || order.flag !== null) return 'already-settled';
  const isFree = await takeBack(transaction, order, now);
  const change = isFree
    ? ({ flag: 'late-success', status: 'success', settledAt: now } as const)
    : ({ flag: 'refund-due' } as const);
  const [settled] = await transaction
    .update(orders)
    .set(change)
    .where(
      and(eq(orders.billingNo, order.billingNo), eq(orders.status, 'fail'), isNull(orders.flag)),
    )
    .returning();
  if (settled === undefined) return 'already-settled';
  if (isFree) await handOver(transaction, settled, now);
  return change.flag;
}
