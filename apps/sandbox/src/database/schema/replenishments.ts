import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The replenishments of blocked accounts. An open replenishment blocks its account in the game product, even if its link
 * has expired; a paid replenishment does so until `liftedAt`.
 */
export const replenishments = pgTable(
  'replenishments',
  {
    /** 128 random bits, which grant access to see and pay the replenishment. */
    id: text('id').primaryKey(),
    /** The player whose account is blocked. */
    userId: text('user_id').notNull(),
    gpId: text('gp_id').notNull(),
    clientId: text('client_id').notNull(),
    serverId: text('server_id').notNull(),
    areaId: text('area_id').notNull(),
    roleId: text('role_id').notNull(),
    productId: text('product_id').notNull(),
    /** Minor units of `currency`. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** When its link expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: ['open', 'paid'] }).notNull(),
    /** The order that paid it. */
    billingNo: text('billing_no').unique('replenishments_by_order'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When the block is lifted: within 15 minutes of `paidAt` (spec §9). */
    liftedAt: timestamp('lifted_at', { withTimezone: true }),
  },
  (table) => [index('replenishments_by_user').on(table.userId, table.gpId)],
);
