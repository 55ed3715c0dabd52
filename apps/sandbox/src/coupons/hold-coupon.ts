import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { coupons } from '../database/schema/coupons';
import type { orders } from '../database/schema/orders';

/** The fields of an order that its coupon needs. */
type CouponOrder = Pick<typeof orders.$inferSelect, 'billingNo' | 'userId' | 'couponCode'>;

/**
 * Reserves the coupon of an order, in the transaction that stores the order. Of several concurrent
 * orders one gets it: the others wait for its row lock and then find the coupon reserved.
 *
 * @returns Whether the coupon was reserved; true for an order without a coupon.
 */
export async function reserveCoupon(
  transaction: Executor,
  { billingNo, userId, couponCode }: CouponOrder,
  now: Date,
): Promise<boolean> {
  if (couponCode === null) return true;
  const reserved = await transaction
    .update(coupons)
    .set({ state: 'reserved', billingNo })
    .where(
      and(
        eq(coupons.code, couponCode),
        eq(coupons.userId, userId),
        eq(coupons.state, 'avail'),
        or(isNull(coupons.validEndAt), gt(coupons.validEndAt, now)),
      ),
    )
    .returning();
  return reserved.length > 0;
}

type Ending = Partial<typeof coupons.$inferInsert>;

async function endHold(
  transaction: Executor,
  { billingNo, couponCode }: CouponOrder,
  ending: Ending,
): Promise<void> {
  if (couponCode === null) return;
  const isHeld = and(eq(coupons.billingNo, billingNo), eq(coupons.state, 'reserved'));
  await transaction
    .update(coupons)
    .set(ending)
    .where(and(eq(coupons.code, couponCode), isHeld));
}

/** Releases the coupon that an order has reserved. */
export async function releaseCoupon(transaction: Executor, order: CouponOrder): Promise<void> {
  await endHold(transaction, order, { state: 'avail', billingNo: null });
}

/**
 * Uses up the coupon that an order has reserved. Call it in the transaction that makes the order a
 * success.
 */
export async function useCoupon(
  transaction: Executor,
  order: CouponOrder,
  now: Date,
): Promise<void> {
  await endHold(transaction, order, { state: 'used', usedAt: now });
}
