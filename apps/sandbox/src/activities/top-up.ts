import { type SQL, and, eq, gte, lt } from 'drizzle-orm';
import type { Character } from '../accounts/check-role';
import { activities } from '../database/schema/activities';
import { orders } from '../database/schema/orders';

/**
 * What counts as a top-up within an activity: an order that the account made for the role in the
 * activity's game and that succeeded in the activity's time. It counts when it was paid, not when
 * it was made.
 */
export function isTopUp({ userId, clientId, serverId, roleId }: Character): SQL | undefined {
  return and(
    eq(orders.userId, userId),
    eq(orders.clientId, clientId),
    eq(orders.serverId, serverId),
    eq(orders.roleId, roleId),
    eq(orders.clientId, activities.clientId),
    eq(orders.status, 'success'),
    gte(orders.settledAt, activities.startAt),
    lt(orders.settledAt, activities.endAt),
  );
}
