import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Executor } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { type CountedPurchase, limitState } from './limit-state';

/** An account in a game. */
export interface Buyer {
  readonly userId: string;
  readonly clientId: string;
}

/**
 * The orders that take places of limited goods, oldest first. One that failed or ran out is not
 * among them, which is all that frees its place.
 */
export async function findPurchases(
  database: Executor,
  { userId, clientId }: Buyer,
  productIds: readonly string[],
): Promise<(CountedPurchase & { readonly productId: string })[]> {
  return database
    .select({
      productId: orders.productId,
      serverId: orders.serverId,
      roleId: orders.roleId,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.clientId, clientId),
        inArray(orders.productId, [...productIds]),
        inArray(orders.status, ['pending', 'success']),
      ),
    )
    .orderBy(asc(orders.createdAt));
}

/** Somebody who wants to buy some goods once more. */
export interface PurchaseAttempt extends Character {
  readonly productId: string;
}

/**
 * Whether limited goods may be bought once more. Buyers of the same goods on one account wait here
 * for each other until their transactions end, so that none counts without the other; call it in
 * the transaction that stores the order, before the order. Goods without a limit cost nothing.
 */
export async function hasQuota(
  transaction: Executor,
  limit: PurchaseLimit | null,
  wish: PurchaseAttempt,
  now: Date,
): Promise<boolean> {
  if (limit === null) return true;
  const subject = ['limit', wish.userId, wish.clientId, wish.productId].join(':');
  // A statement of its own: what is counted below must be seen after the wait.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const purchases = await findPurchases(transaction, wish, [wish.productId]);
  return limitState(limit, purchases, wish, now).left > 0;
}
