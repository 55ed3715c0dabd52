import { and, eq, isNull } from 'drizzle-orm';
import { reserveCoupon } from '../coupons/hold-coupon';
import { type Executor, type Transaction, isUniqueViolation } from '../database/database';
import { goods } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { hasQuota } from '../limits/has-quota';
import { isReplenishmentTaken } from './find-order';
import type { StoredOrder } from './order';
import { fulfilOrder } from './settle-order';

/** The result of a payment that arrived after its order had failed. */
export type LatePaymentResult = 'late-success' | 'refund-due' | 'already-settled';

async function limitOf(transaction: Executor, { clientId, productId }: StoredOrder) {
  const [product] = await transaction
    .select({ limit: goods.purchaseLimit })
    .from(goods)
    .where(and(eq(goods.clientId, clientId), eq(goods.productId, productId)));
  return product?.limit ?? null;
}

/**
 * Returns whether the order's quota, replenishment and coupon are still free, and reserves the coupon again.
 * The coupon is last, because only that check changes data.
 */
async function takeBack(transaction: Executor, order: StoredOrder, now: Date): Promise<boolean> {
  const limit = await limitOf(transaction, order);
  if (!(await hasQuota(transaction, limit, order, now))) return false;
  if (await isReplenishmentTaken(transaction, order)) return false;
  // The coupon only has to be valid at the time of the order.
  return reserveCoupon(transaction, order, order.createdAt);
}

type Flagging = Pick<StoredOrder, 'flag'> & Partial<Pick<StoredOrder, 'status' | 'settledAt'>>;

/** Flags an order, in one statement that matches only a failed order without a flag. */
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

/**
 * Uses a savepoint: if another order takes the replenishment at the same time, only this part rolls back.
 */
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
 * Accepts the payment of an order that had failed (ADR 16). If its quota, coupon and replenishment are still
 * free, the order becomes a success; otherwise a refund is due. The order is flagged once, for a
 * human to check. Call it in a transaction that has locked the order's row.
 */
export async function settleLatePayment(
  transaction: Transaction,
  order: StoredOrder,
  now: Date,
): Promise<LatePaymentResult> {
  if (order.status !== 'fail' || order.flag !== null) return 'already-settled';
  if (await succeed(transaction, order, now)) return 'late-success';
  const flagged = await flag(transaction, order, { flag: 'refund-due' });
  return flagged === null ? 'already-settled' : 'refund-due';
}
