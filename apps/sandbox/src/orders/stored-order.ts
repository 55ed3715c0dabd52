import type { orders } from '../database/schema/orders';

/** An order as it is stored. */
export type StoredOrder = typeof orders.$inferSelect;
