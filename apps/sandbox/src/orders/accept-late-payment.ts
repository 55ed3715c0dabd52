import { and, eq, isNull } from 'drizzle-orm';
import { reserveCoupon } from '../coupons/hold-coupon';
import { type Executor, type Transaction, isUniqueViolation } from '../database/database';
import { goods } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasQuota } from '../limits/has-quota';
import { isDebtTaken } from './find-order';
import type { StoredOrder } from './order';
import { fulfilOrder } from './settle-order';

/** What became of money that came after its order had failed. */
export type LatePaymentResult = 'late-success' | 'refund-due' | 'already-settled';

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
  if (!(await hasQuota(transaction, limit, order, now))) return false;
  if (await isDebtTaken(transaction, order)) return false;
  // It was good when the order was made, which is what the player was promised.
  return reserveCoupon(transaction, order, order.createdAt);
}

type Flagging = Pick<StoredOrder, 'flag'> & Partial<Pick<StoredOrder, 'status' | 'settledAt'>>;

/** One statement decides, and only touches a failed order that has no flag. */
async function flag(
  transaction: Executor,
  { billingNo }: StoredOrder,
  change: Flagging,
): Promise<StoredOrder | null> {
  const isLeft = and(
    eq(orders.billingNo, billingNo),
    eq(orders.status, 'fail'),
    isNull(orders.flag),
  );
  const [flagged] = await transaction.update(orders).set(change).where(isLeft).returning();
  return flagged ?? null;
}

/** In a step of its own: who takes the debt at this very moment undoes this, and nothing else. */
async function succeed(transaction: Transaction, order: StoredOrder, now: Date): Promise<boolean> {
  try {
    return await transaction.transaction(async (step) => {
      if (!(await takeBack(step, order, now))) return false;
      const change = { flag: 'late-success', status: 'success', settledAt: now } as const;
      const settled = await flag(step, order, change);
      if (settled !== null) await fulfilOrder(step, settled, now);
      return settled !== null;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Settles an order that had failed and whose money came after all (ADR 16). Where its place under a
 * limit, its coupon and its debt are still free it becomes a success, and else the money is to be
 * paid back. Either happens once and is flagged for a human. Run it in a transaction that has locked
 * the order's row.
 */
export async function acceptLatePayment(
  transaction: Transaction,
  order: StoredOrder,
  now: Date,
): Promise<LatePaymentResult> {
  if (order.status !== 'fail' || order.flag !== null) return 'already-settled';
  if (await succeed(transaction, order, now)) return 'late-success';
  const flagged = await flag(transaction, order, { flag: 'refund-due' });
  return flagged === null ? 'already-settled' : 'refund-due';
}
