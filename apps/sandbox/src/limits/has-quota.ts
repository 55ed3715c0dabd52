import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import type { Executor } from '../database/database';
import type { PurchaseLimit } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { type CountedPurchase, limitState } from './limit-state';

/** An account in a game. */
export interface QuotaOwner {
  readonly userId: string;
  readonly clientId: string;
}

/**
 * Finds the orders that count towards purchase limits, oldest first: those that are paid or
 * pending. A failed or expired order does not count.
 */
export async function findPurchases(
  database: Executor,
  { userId, clientId }: QuotaOwner,
  productIds: readonly string[],
): Promise<(CountedPurchase & { readonly billingNo: string; readonly productId: string })[]> {
  return database
    .select({
      billingNo: orders.billingNo,
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

/** The goods that a role wants to buy once more. */
export interface PurchaseAttempt extends Character {
  readonly productId: string;
  /** The unpaid order that the purchase replaces, which does not count; null if there is none. */
  readonly replaces?: string | null;
}

/**
 * Returns whether goods may be bought once more. Call it in the transaction that stores the order,
 * before the order is stored: it holds a lock until the transaction ends, so that purchases of the
 * same goods by one account are counted one after the other. Goods without a limit need no query.
 */
export async function hasQuota(
  transaction: Executor,
  limit: PurchaseLimit | null,
  attempt: PurchaseAttempt,
  now: Date,
): Promise<boolean> {
  if (limit === null) return true;
  const subject = ['limit', attempt.userId, attempt.clientId, attempt.productId].join(':');
  // A separate statement, so that the query below sees what was committed during the wait.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const purchases = await findPurchases(transaction, attempt, [attempt.productId]);
  const counted = purchases.filter(({ billingNo }) => billingNo !== attempt.replaces);
  return limitState(limit, counted, attempt, now).left > 0;
}
