import { and, eq } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import type { Executor } from '../database/database';
import type { goods } from '../database/schema/catalogue';
import { coupons } from '../database/schema/coupons';
import type { PaymentRequest } from '../orders/order';
import type { Member } from '../vip/count-points';
import type { StoredCoupon } from './coupon-category';
import { type Discount, discountOn } from './discount';

/** Finds a player's coupon in a game product, in any state, or null. */
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

/** The price and growth points of an order. */
export interface OrderPrice extends Discount {
  /** The coupon and the price without it; null without a coupon. */
  readonly coupon: { readonly code: string; readonly fullMinor: number } | null;
}

type Product = typeof goods.$inferSelect;

/**
 * Finds the price of goods with the coupon of a payment, or without one. Null if the coupon is not
 * the player's, not of this game product, or not for these goods. Whether the coupon is still free
 * is checked by the transaction that reserves it.
 */
export async function findOrderPrice(
  database: Executor,
  product: Product,
  player: Player,
  params: PaymentRequest,
): Promise<OrderPrice | null> {
  const { priceMinor, points, isCoupon } = product;
  const { coupon_code: code, replenish_id: replenishId } = params;
  if (code === undefined) return { payMinor: priceMinor, points, coupon: null };
  if (!isCoupon || replenishId !== undefined) return null;

  const coupon = await findCoupon(database, player, code);
  if (coupon === null) return null;
  const discount = discountOn(product, coupon.ratePermille);
  return { ...discount, coupon: { code, fullMinor: priceMinor } };
}
