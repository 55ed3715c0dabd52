import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database, type Executor, preparedStatement } from '../database/database';
import { orders } from '../database/schema/orders';
import { payments } from '../database/schema/providers';
import type { StoredOrder } from './order';

const orderOfKey = preparedStatement((database) =>
  database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        eq(orders.idempotencyKey, sql.placeholder('key')),
      ),
    )
    .prepare('order_of_key'),
);

/** Finds the order that a user's key created, or null. */
export async function findByKey(
  database: Database,
  userId: string,
  key: string | null,
): Promise<StoredOrder | null> {
  if (key === null) return null;
  const [order] = await orderOfKey(database).execute({ userId, key });
  return order ?? null;
}

/** An order that keeps another from being stored. */
export interface BlockingOrder {
  readonly order: StoredOrder;
  /** The deadline of its payment. */
  readonly endsAt: Date | null;
}

/** Finds the player's unpaid order for the same goods and role, or null. */
export async function findUnpaid(
  database: Database,
  row: StoredOrder,
): Promise<BlockingOrder | null> {
  const [unpaid] = await database
    .select({ order: orders, endsAt: payments.expiresAt })
    .from(orders)
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.userId, row.userId),
        eq(orders.clientId, row.clientId),
        eq(orders.serverId, row.serverId),
        eq(orders.roleId, row.roleId),
        eq(orders.productId, row.productId),
      ),
    );
  return unpaid ?? null;
}

/** Returns whether any player has a pending or paid order for the same replenishment. */
export async function isReplenishmentTaken(
  database: Executor,
  { replenishId }: StoredOrder,
): Promise<boolean> {
  if (replenishId === null) return false;
  const [order] = await database
    .select({ billingNo: orders.billingNo })
    .from(orders)
    .where(and(eq(orders.replenishId, replenishId), ne(orders.status, 'fail')));
  return order !== undefined;
}
