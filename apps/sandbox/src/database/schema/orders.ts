import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Orders, with what they showed when they were made: a later change of the catalogue leaves them be. */
export const orders = pgTable(
  'orders',
  {
    billingNo: text('billing_no').primaryKey(),
    status: text('status', { enum: ['pending', 'success', 'fail'] }).notNull(),
    userId: text('user_id').notNull(),
    brand: text('brand').notNull(),
    clientId: text('client_id').notNull(),
    serverId: text('server_id').notNull(),
    areaId: text('area_id').notNull(),
    roleId: text('role_id').notNull(),
    productId: text('product_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    userName: text('user_name').notNull(),
    gameName: text('game_name').notNull(),
    serverName: text('server_name').notNull(),
    roleName: text('role_name').notNull(),
    productName: text('product_name').notNull(),
    /** What is to be paid. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** What the goods cost without the coupon; null without one. */
    fullPriceMinor: bigint('full_price_minor', { mode: 'number' }),
    couponCode: text('coupon_code'),
    /** VIP growth points that the order brings once it is paid. */
    points: integer('points').notNull().default(0),
    currency: text('currency').notNull(),
    region: text('region').notNull(),
    paywayId: text('payway_id').notNull(),
    channelId: text('channel_id').notNull(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    /**
     * What a human has to look at because the money came after the order had failed: the goods were
     * handed over after all, or have to be paid back. Null for nothing.
     */
    flag: text('flag', { enum: ['late-success', 'refund-due'] }),
    /** What it pays for another player; null for an ordinary purchase. */
    replenishId: text('replenish_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // The key first: a statement that learns the user in a join has the key from the start. With the
    // user first PostgreSQL scans the whole table while it is small, and keeps to that plan.
    unique('orders_by_key').on(table.idempotencyKey, table.userId),
    uniqueIndex('orders_one_pending')
      .on(table.userId, table.clientId, table.serverId, table.roleId, table.productId)
      .where(sql`status = 'pending'`),
    // Two payers of one debt: while one of them may be paying, the other must not.
    uniqueIndex('orders_one_per_replenishment')
      .on(table.replenishId)
      .where(sql`status <> 'fail'`),
    index('orders_by_user').on(table.userId, table.clientId),
    index('orders_by_time').on(table.createdAt),
  ],
);

/** Goods handed to a character; one row at most for each order. */
export const deliveries = pgTable('deliveries', {
  billingNo: text('billing_no').primaryKey(),
  userId: text('user_id').notNull(),
  roleId: text('role_id').notNull(),
  productId: text('product_id').notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }).notNull(),
});

/** Webhooks that were taken in, so that none is applied twice. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    billingNo: text('billing_no').notNull(),
    outcome: text('outcome', {
      enum: ['applied', 'already-settled', 'mismatch', 'late-success', 'refund-due'],
    }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
