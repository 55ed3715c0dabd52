import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { orders } from '../database/schema/orders';
import type { Purchase } from './limit-state';

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
): Promise<(Purchase & { readonly productId: string })[]> {
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
