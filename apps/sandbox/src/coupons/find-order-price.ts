import type { Player } from '../accounts/find-player';
import type { Executor } from '../database/database';
import type { goods } from '../database/schema/catalogue';
import type { PaymentRequest } from '../orders/payment-request';
import { type Discount, discountOn } from './discount';
import { findCoupon } from './find-coupon';

/** What an order asks for its goods, and what it brings. */
export interface OrderPrice extends Discount {
  /** The coupon that takes the price down, with the price without it; null for none. */
  readonly coupon: { readonly code: string; readonly fullMinor: number } | null;
}

type Product = typeof goods.$inferSelect;

/**
 * The price of some goods with the coupon that a payment names, or without one. Null where the
 * coupon is not the player's, not of this game product, or not for these goods. Whether it is still
 * free is not asked here: only the transaction that takes it can tell.
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
