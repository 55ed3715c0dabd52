import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { coupons } from '../database/schema/coupons';
import type { Member } from '../vip/count-points';
import type { StoredCoupon } from './coupon-place';

/** A coupon of the player's in a game product, whatever its state; null for anybody else's. */
export async function findCoupon(
  database: Executor,
  { userId, gpId }: Member,
  code: string,
): Promise<StoredCoupon | null> {
  const [coupon] = await database
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.userId, userId), eq(coupons.gpId, gpId)));
  return coupon ?? null;
}
